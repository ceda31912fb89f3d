/** Two personas of one world: they find each other, write, and nobody answers in their place. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTalk, type Talk } from './talk';

let talk: Talk;
beforeEach(() => {
  talk = createTalk();
});

describe('two personas', () => {
  it.each([
    ['premium', 'low'],
    ['premium', 'free'],
    ['low', 'empty'],
  ])('%s and %s find each other', async (one, other) => {
    for (const [me, whom] of [
      [one, other],
      [other, one],
    ]) {
      await talk.logIn(me ?? '');
      expect((await talk.call('GET', `/api/member.php?id=${whom}`)).status).toBe(200);
    }
  });

  it('talk in one conversation, each seeing the other’s words, unread ones and reading', async () => {
    await talk.logIn('premium');
    const { conversation } = (await talk.said('low', 'Good evening')).conversation;
    await talk.logIn('low');
    expect((await talk.item(conversation.id))?.num_unread_messages).toBe(1);
    const [heard] = (await talk.chat(conversation.id)).messages;
    expect(heard).toMatchObject({ from: 'premium', text: 'Good evening', read: false });
    await talk.call('PUT', '/api/chat.php', { conversation: conversation.id, read_until: heard?.id });
    await talk.said('premium', 'And to you');
    await talk.logIn('premium');
    const { messages, partner_can_reply } = await talk.chat(conversation.id);
    expect(messages.map(({ from, text, read }) => [from, text, read])).toEqual([
      ['premium', 'Good evening', true],
      ['low', 'And to you', false],
    ]);
    expect(partner_can_reply).toBe(true);
  });

  it('see that the other one is there, and for how long not any more', async () => {
    await talk.logIn('premium');
    const { conversation } = (await talk.said('low', 'Good evening')).conversation;
    await talk.logIn('low');
    expect((await talk.item(conversation.id))?.profile.online).toBe(true);
    talk.advance(6 * 60_000);
    expect((await talk.item(conversation.id))?.profile.online).toBe(false);
  });

  it('answer for themselves only', async () => {
    await talk.logIn('premium');
    const { conversation } = (await talk.said('low', 'Are you there?')).conversation;
    talk.advance(60_000);
    const { messages, typing } = await talk.chat(conversation.id);
    expect([messages.length, typing]).toEqual([1, false]);
  });

  it('pay each for the own words, and only for those [BX-05]', async () => {
    await talk.logIn('premium');
    await talk.said('low', 'One');
    await talk.said('low', 'Two');
    await talk.logIn('low');
    await talk.said('premium', 'Three');
    expect([talk.account('premium').credits, talk.account('low').credits]).toEqual([498, 499]);
  });

  it('lose the conversation when one blocks the other, and cannot write any more', async () => {
    await talk.logIn('premium');
    const { conversation } = (await talk.said('low', 'Hello')).conversation;
    await talk.call('POST', '/api/block.php', { profile: 'low' });
    await talk.logIn('low');
    expect(await talk.item(conversation.id)).toBeUndefined();
    expect(await talk.say('premium', 'Hello?')).toMatchObject({
      status: 403,
      body: { error: 'blocked_by', name: 'Marek' },
    });
    for (const answer of [
      talk.call('GET', `/api/chat.php?conversation=${conversation.id}`),
      talk.call('POST', '/api/typing.php', { conversation: conversation.id }),
    ])
      expect((await answer).status).toBe(404);
  });

  it('keep what the other one has removed for themselves', async () => {
    await talk.logIn('premium');
    const { conversation } = (await talk.said('low', 'Hello')).conversation;
    await talk.call('DELETE', '/api/chat.php', { conversation: conversation.id });
    await talk.logIn('low');
    expect((await talk.chat(conversation.id)).messages).toHaveLength(1);
    await talk.said('premium', 'Good evening');
    await talk.logIn('premium');
    expect((await talk.chat(conversation.id)).messages.map(({ text }) => text)).toEqual(['Good evening']);
  });
});
