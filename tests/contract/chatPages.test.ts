/** Pages of a conversation and the search in it, in the mock backend. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Conversation } from '@mocks/conversationTables';
import { createTalk, type Talk } from './talk';

let talk: Talk;
let long: Conversation;
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);
const idAt = (place: number) => long.messages.at(place)?.id ?? '';

beforeEach(async () => {
  talk = createTalk();
  await talk.logIn('premium');
  const longest = [...talk.db.conversations.values()].find(({ messages }) => messages.length === 5000);
  if (!longest) throw new Error('There is no long conversation');
  long = longest;
});

describe('a page', () => {
  it('goes on after a message, and ends with the newest [BX-13]', async () => {
    const after = await talk.chat(long.id, { after: idAt(-50) });
    expect(ids(after.messages)).toEqual(ids(long.messages.slice(-49, -19)));
    expect(ids((await talk.chat(long.id, { after: idAt(-20) })).messages)).toEqual(
      ids(long.messages.slice(-19)),
    );
    expect((await talk.chat(long.id, { after: idAt(-1) })).messages).toEqual([]);
  });

  it('has up to 15 messages before one and 14 after it [BX-13]', async () => {
    const pageOf = async (place: number) => ids((await talk.chat(long.id, { around: idAt(place) })).messages);
    expect(await pageOf(1000)).toEqual(ids(long.messages.slice(985, 1015)));
    expect(await pageOf(3)).toEqual(ids(long.messages.slice(0, 18)));
    expect(await pageOf(-1)).toEqual(ids(long.messages.slice(-16)));
  });

  it('can be walked from any place to both ends without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(4999), async (place) => {
        const around = (await talk.chat(long.id, { around: idAt(place) })).messages;
        const [first, last] = [around[0]?.id ?? '', around.at(-1)?.id ?? ''];
        const before = (await talk.chat(long.id, { before: first })).messages;
        const after = (await talk.chat(long.id, { after: last })).messages;
        const walked = ids([...before, ...around, ...after]);
        const start = Math.max(0, place - 45);
        expect(walked).toEqual(ids(long.messages.slice(start, start + walked.length)));
        expect(walked).toContain(idAt(place));
      }),
      { numRuns: 25 },
    );
  });

  it('around, before or after a message that the member does not see is not there [CO-07]', async () => {
    talk.account('premium').paid_user = false;
    for (const page of ['around', 'before', 'after']) {
      for (const id of [idAt(-101), 'nothing']) {
        const query = new URLSearchParams({ conversation: long.id, [page]: id }).toString();
        expect((await talk.call('GET', `/api/chat.php?${query}`)).status).toBe(404);
      }
    }
    expect((await talk.chat(long.id, { around: idAt(-100) })).messages).toHaveLength(15);
  });
});

describe('the search', () => {
  const say = async (...texts: string[]) => {
    for (const text of texts) await talk.said('low', text);
    const [conversation] = [...talk.db.conversations.values()].slice(-1);
    return conversation?.id ?? '';
  };
  const texts = async (conversation: string, text: string) =>
    (await talk.find(conversation, text)).results.map((message) => message.text);

  it('finds the newest first, whatever the case and the accents [BX-22]', async () => {
    const id = await say('Ein Café in Łódź', 'Nothing here', 'CAFE?', 'Straße am Café');
    expect(await texts(id, 'café')).toEqual(['Straße am Café', 'CAFE?', 'Ein Café in Łódź']);
    expect(await texts(id, 'lodz')).toEqual(['Ein Café in Łódź']);
    expect(await texts(id, ' STRASSE  am ')).toEqual(['Straße am Café']);
    expect(await texts(id, 'tea')).toEqual([]);
  });

  it('finds signs as they are', async () => {
    const id = await say('100 % (yes) 🙂', 'a.c', 'abc');
    expect(await texts(id, '% (')).toEqual(['100 % (yes) 🙂']);
    expect(await texts(id, 'a.c')).toEqual(['a.c']);
    expect(await texts(id, '🙂')).toEqual(['100 % (yes) 🙂']);
  });

  it('pages on through all of them', async () => {
    const wanted = long.messages.filter(({ text }) => text.toLowerCase().includes('the')).toReversed();
    const found: string[] = [];
    const sizes: number[] = [];
    for (let more = true; more;) {
      const page = await talk.find(long.id, 'The', found.at(-1));
      found.push(...ids(page.results));
      ({ more } = page);
      sizes.push(page.results.length);
    }
    expect(found).toEqual(ids(wanted));
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([30]));
  });

  it('knows nothing of what was taken back, removed or is too old for the member [CO-07]', async () => {
    const id = await say('A secret', 'Another secret');
    const [first] = (await talk.find(id, 'secret')).results;
    await talk.takeBack(first?.id ?? '');
    expect(await texts(id, 'secret')).toEqual(['A secret']);
    await talk.call('DELETE', '/api/chat.php', { conversation: id });
    await say('New');
    expect(await texts(id, 'secret')).toEqual([]);
    talk.account('premium').paid_user = false;
    const visible = new Set(ids(long.messages.slice(-100)));
    const { results } = await talk.find(long.id, 'e');
    expect(results.every((message) => visible.has(message.id))).toBe(true);
  });

  it('is for the two who talk, and needs a text', async () => {
    const query = (text: string) =>
      talk.call('GET', `/api/chat-search.php?conversation=${long.id}&text=${text}`);
    expect((await query('%20')).status).toBe(422);
    await talk.logIn('low');
    expect((await query('a')).status).toBe(404);
  });
});
