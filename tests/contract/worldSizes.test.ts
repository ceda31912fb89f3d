/** Worlds with long lists: as many conversations and messages as asked, everything else the same, and quick answers. */
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatsAnswer } from '@/api/wire/chat';
import { createDb } from '@mocks/db';
import type { Conversation } from '@mocks/conversationTables';
import type { Db } from '@mocks/tables';
import { NOON } from './caller';
import { createTalk, type Talk } from './talk';

const own = (db: Db): Conversation[] =>
  [...db.conversations.values()].filter(({ members }) => members.includes('premium'));
const small = createDb('sizes', NOON);

describe('a world', () => {
  it('has as many conversations as asked, the others untouched', () => {
    const large = createDb('sizes', NOON, { conversations: 200 });
    expect(own(large)).toHaveLength(200);
    expect([...large.conversations].slice(0, small.conversations.size)).toEqual([...small.conversations]);
    expect([...large.members].slice(0, small.members.size)).toEqual([...small.members]);
    expect(large.likes).toEqual(small.likes);
  });

  it('gives each of them a partner of its own who can be written to', () => {
    const large = createDb('sizes', NOON, { conversations: 500 });
    const partners = own(large).map(({ members }) => large.members.get(members[1]));
    expect(new Set(partners).size).toBe(500);
    for (const partner of partners) expect(partner).toMatchObject({ status: 'active', invisible: false });
    for (const { messages } of own(large)) expect(messages.length).toBeGreaterThan(0);
  });

  it.each([0, 1, 7])('can have %i conversations only', (conversations) => {
    const db = createDb('sizes', NOON, { conversations });
    expect(own(db)).toEqual(own(small).slice(0, conversations));
    expect(db.conversations.size).toBe(small.conversations.size - 60 + conversations);
    expect(db.accounts.get('premium')?.started.length).toBeLessThanOrEqual(conversations);
  });

  it.each([1, 40, 12_000])('has a longest conversation of %i messages, in order', (messages) => {
    const db = createDb('sizes', NOON, { messages });
    const [first, ...rest] = own(db);
    expect(rest).toEqual(own(small).slice(1));
    expect([first?.id, first?.messages.length]).toEqual([own(small)[0]?.id, messages]);
    const times = first?.messages.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(own(small)[0]?.messages.at(-1)?.at);
  });
});

describe('the reset control', () => {
  it.each([{ conversations: 10_001 }, { messages: 100_001 }, { conversations: -1 }, { messages: 1.5 }])(
    'refuses %j',
    async (size) => {
      expect((await createTalk().call('POST', '/__mock/reset', size)).status).toBe(422);
    },
  );
});

describe('the largest world', () => {
  let talk: Talk;
  beforeAll(async () => {
    talk = createTalk();
    await talk.call('POST', '/__mock/reset', { conversations: 10_000, messages: 100_000 });
    await talk.logIn('premium');
  });

  it('lists its 10,000 conversations, newest first [SC-03]', async () => {
    const { chats } = v.parse(chatsAnswer, (await talk.call('GET', '/api/chats.php')).body);
    expect(chats).toHaveLength(10_000);
    const times = chats.map(({ conversation }) => conversation.updated_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('looks at a page of its 100,000 messages for a poll, not at all of them [BX-13]', async () => {
    const [longest] = own(talk.db);
    if (!longest) throw new Error('There is no conversation');
    let looks = 0;
    longest.messages = new Proxy(longest.messages, {
      get: (messages, key) => {
        looks += 1;
        const found: unknown = Reflect.get(messages, key);
        return found;
      },
    });
    expect((await talk.chat(longest.id)).messages).toHaveLength(30);
    expect(await talk.item(longest.id)).toBeDefined();
    expect(looks).toBeLessThan(200);
    // The first page by id finds all places once; the next ones know them.
    const before = longest.messages.at(-1000)?.id ?? '';
    await talk.chat(longest.id, { before });
    looks = 0;
    await talk.chat(longest.id, { before });
    await talk.chat(longest.id, { around: before });
    expect(looks).toBeLessThan(300);
  });
});
