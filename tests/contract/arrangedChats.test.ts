/** Pinning, putting away and typing in the mock backend: what each side sees of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatsAnswer } from '@/api/wire/chat';
import { chatOf, createTalk, type Talk } from './talk';

let talk: Talk;
let conversation: string;
beforeEach(async () => {
  talk = createTalk();
  await talk.logIn('premium');
  conversation = (await talk.said('low', 'Good evening')).conversation.conversation.id;
});
const arrange = (marks: Record<string, unknown>) =>
  talk.call('PUT', '/api/chats.php', { conversation, ...marks });

it('the list can begin with the newest ones, the pinned ones among them', async () => {
  const all = v.parse(chatsAnswer, (await talk.call('GET', '/api/chats.php')).body);
  expect(all.more).toBeUndefined();
  const oldest = all.chats.at(-1)?.conversation.id ?? '';
  await talk.call('PUT', '/api/chats.php', { conversation: oldest, pinned: true });
  const some = v.parse(chatsAnswer, (await talk.call('GET', '/api/chats.php?newest=3')).body);
  const expected = [...all.chats.slice(0, 3).map(({ conversation: { id } }) => id), oldest];
  expect(some.chats.map(({ conversation: { id } }) => id)).toEqual(expected);
  expect(some.more).toBe(true);
  const enough = v.parse(chatsAnswer, (await talk.call('GET', '/api/chats.php?newest=9999')).body);
  expect([enough.chats.length, enough.more]).toEqual([all.chats.length, undefined]);
});

describe('a conversation', () => {
  it('is pinned and put away for one side only', async () => {
    expect(chatOf((await arrange({ pinned: true })).body)).toMatchObject({ pinned: true });
    expect(chatOf((await arrange({ archived: true })).body)).toMatchObject({ pinned: true, archived: true });
    await talk.logIn('low');
    const theirs = await talk.item(conversation);
    expect([theirs?.pinned, theirs?.archived]).toEqual([undefined, undefined]);
  });

  it('can be unpinned and brought back', async () => {
    await arrange({ pinned: true, archived: true });
    const chat = chatOf((await arrange({ pinned: false, archived: false })).body);
    expect([chat.pinned, chat.archived]).toEqual([undefined, undefined]);
  });

  it('comes back with a message from the other one, not with an own one', async () => {
    await arrange({ archived: true });
    await talk.said('low', 'One more');
    expect((await talk.item(conversation))?.archived).toBe(true);
    await talk.logIn('low');
    await talk.said('premium', 'Hello');
    await talk.logIn('premium');
    expect((await talk.item(conversation))?.archived).toBeUndefined();
  });

  it('stays put away when the other one only reacts or types', async () => {
    const message = (await talk.chat(conversation)).messages.at(-1)?.id ?? '';
    await arrange({ archived: true });
    await talk.logIn('low');
    await talk.react(message, '🙂');
    await talk.call('POST', '/api/typing.php', { conversation });
    await talk.logIn('premium');
    expect((await talk.item(conversation))?.archived).toBe(true);
  });

  it('forgets its marks when it is removed', async () => {
    await arrange({ pinned: true, archived: true });
    await talk.call('DELETE', '/api/chat.php', { conversation });
    expect((await arrange({ pinned: true })).status).toBe(404);
    await talk.said('low', 'Again');
    const item = await talk.item(conversation);
    expect([item?.pinned, item?.archived]).toEqual([undefined, undefined]);
  });

  it('of others is nobody else’s to arrange', async () => {
    await talk.logIn('blocked');
    expect((await arrange({ pinned: true })).status).toBe(404);
  });
});

describe('typing', () => {
  const typing = () => talk.call('POST', '/api/typing.php', { conversation });

  it('is seen by the other one for six seconds, in the list too [ST-21]', async () => {
    expect((await typing()).status).toBe(200);
    expect((await talk.chat(conversation)).typing).toBe(false);
    expect((await talk.item(conversation))?.typing).toBeUndefined();
    await talk.logIn('low');
    talk.advance(5900);
    expect((await talk.chat(conversation)).typing).toBe(true);
    expect((await talk.item(conversation))?.typing).toBe(true);
    talk.advance(200);
    expect((await talk.chat(conversation)).typing).toBe(false);
    expect((await talk.item(conversation))?.typing).toBeUndefined();
  });

  it('ends with the message', async () => {
    await typing();
    await talk.said('low', 'There');
    await talk.logIn('low');
    expect((await talk.chat(conversation)).typing).toBe(false);
  });

  it('can only be told by the two who talk', async () => {
    await talk.logIn('blocked');
    expect((await typing()).status).toBe(404);
  });
});
