/** Answering, reacting and taking back in the mock backend: who may, how long, and what the other one sees. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTalk, messageOf, type Talk } from './talk';

const MINUTE = 60_000;
let talk: Talk;
/** The conversation of premium and low, and a message that premium has written. */
let conversation: string;
let message: string;
beforeEach(async () => {
  talk = createTalk();
  await talk.logIn('premium');
  const sent = await talk.said('low', 'Good evening');
  conversation = sent.conversation.conversation.id;
  message = sent.message.id;
});

describe('an answer', () => {
  it('carries the beginning of the message it answers [BX-22]', async () => {
    await talk.logIn('low');
    const { message: answer } = await talk.said('premium', 'To you, too', { reply_to: message });
    const quote = { id: message, from: 'premium', text: 'Good evening', attachment: false };
    expect(answer.reply_to).toEqual(quote);
    await talk.logIn('premium');
    expect((await talk.chat(conversation)).messages.at(-1)?.reply_to).toEqual(quote);
  });

  it('quotes no more than 120 characters', async () => {
    const { message: long } = await talk.said('low', '🌙'.repeat(130));
    const { message: answer } = await talk.said('low', 'More', { reply_to: long.id });
    expect(answer.reply_to?.text).toBe('🌙'.repeat(120));
  });

  it('to a message that is not in the conversation is refused and costs nothing', async () => {
    const before = talk.account('premium').credits;
    expect(await talk.say('low', 'Hm', { reply_to: 'c1-1' })).toMatchObject({
      status: 422,
      body: { fields: { reply_to: 'invalid' } },
    });
    expect(await talk.say('yuki', 'Hm', { reply_to: message })).toMatchObject({ status: 422 });
    expect(talk.account('premium').credits).toBe(before);
  });
});

describe('a reaction', () => {
  it('is free, one for each member, and leaves nothing unread [BX-22]', async () => {
    const { credits } = talk.account('low');
    await talk.logIn('low');
    await talk.react(message, '🙂');
    expect(messageOf((await talk.react(message, '❤️')).body).reactions).toEqual([
      { from: 'low', emoji: '❤️' },
    ]);
    expect(talk.account('low').credits).toBe(credits);
    await talk.logIn('premium');
    expect((await talk.item(conversation))?.num_unread_messages).toBe(0);
    await talk.react(message, '👍🏽');
    expect((await talk.chat(conversation)).messages.at(-1)?.reactions).toEqual([
      { from: 'low', emoji: '❤️' },
      { from: 'premium', emoji: '👍🏽' },
    ]);
  });

  it('can be taken back, also twice', async () => {
    await talk.react(message, '🇧🇪');
    await talk.react(message, null);
    expect(messageOf((await talk.react(message, null)).body).reactions).toEqual([]);
  });

  it.each(['👨‍👩‍👧‍👦', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '☀️'])('may be %s', async (emoji) => {
    expect((await talk.react(message, emoji)).status).toBe(200);
  });

  it.each(['', 'a', 'ok', '🙂🙂', '1', '🙂 ', '<b>', '🙂'.repeat(17)])('may not be %j', async (emoji) => {
    expect(await talk.react(message, emoji)).toMatchObject({ status: 422, body: { error: 'validation' } });
  });

  it('is for the two who talk', async () => {
    await talk.logIn('blocked');
    expect((await talk.react(message, '🙂')).status).toBe(404);
    expect((await talk.react('nothing', '🙂')).status).toBe(404);
  });
});

describe('a message taken back', () => {
  it('keeps its place with nothing in it, for both [BX-22]', async () => {
    await talk.react(message, '🙂');
    await talk.said('low', 'And good night');
    const { credits } = talk.account('premium');
    const gone = messageOf((await talk.takeBack(message)).body);
    expect(gone).toMatchObject({ id: message, text: '', attachment: null, deleted: true });
    expect(gone.reactions ?? []).toEqual([]);
    expect(talk.account('premium').credits).toBe(credits);
    await talk.logIn('low');
    const { messages } = await talk.chat(conversation);
    expect(messages.map(({ text, deleted = false }) => [text, deleted])).toEqual([
      ['', true],
      ['And good night', false],
    ]);
  });

  it('is not unread any more and says so in the list', async () => {
    await talk.takeBack(message);
    await talk.logIn('low');
    expect(await talk.item(conversation)).toMatchObject({
      num_unread_messages: 0,
      last_message: { text: '', deleted: true },
    });
  });

  it('leaves nothing in the answers to it', async () => {
    await talk.said('low', 'I mean that', { reply_to: message });
    await talk.takeBack(message);
    expect((await talk.chat(conversation)).messages.at(-1)?.reply_to).toMatchObject({
      id: message,
      text: '',
    });
  });

  it('takes a gift along', async () => {
    await talk.call('POST', '/api/gift.php', { profile: 'low', gift: 'rose' });
    const gift = (await talk.chat(conversation)).messages.at(-1);
    expect(gift?.gift).toBe('rose');
    expect(messageOf((await talk.takeBack(gift?.id ?? '')).body).gift ?? null).toBeNull();
  });

  it('is the same a second time, and takes no reaction', async () => {
    const first = await talk.takeBack(message);
    expect(await talk.takeBack(message)).toMatchObject({ status: 200, body: first.body });
    expect((await talk.react(message, '🙂')).status).toBe(404);
  });

  it('has 15 minutes', async () => {
    talk.advance(15 * MINUTE);
    expect((await talk.takeBack(message)).status).toBe(200);
    const { message: other } = await talk.said('low', 'Still there?');
    talk.advance(15 * MINUTE + 1);
    expect(await talk.takeBack(other.id)).toMatchObject({
      status: 403,
      body: { error: 'too_late', minutes: 15 },
    });
  });

  it('is never one of somebody else', async () => {
    await talk.logIn('low');
    expect((await talk.takeBack(message)).status).toBe(404);
    expect((await talk.chat(conversation)).messages.at(-1)?.text).toBe('Good evening');
  });
});
