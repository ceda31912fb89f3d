/** Pages of messages: nothing doubled, no hole, nothing new for the eye when nothing is new. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMessage, makeMessages } from '@tests/factories/chats';
import { withNewest, withOlder } from './messagePages';

const ids = (pages: { id: string }[][]) => pages.flat().map(({ id }) => id);

describe('news at the end', () => {
  it('keeps the very same pages when an answer brings nothing new', () => {
    const pages = [makeMessages(30)];
    expect(withNewest(pages, structuredClone(makeMessages(30)))).toBe(pages);
  });

  it('keeps the objects of messages that have not changed', () => {
    const [first, second] = makeMessages(2);
    const unread = { ...makeMessage({ id: 'x0003', from: 'p1' }), sent_at: '2026-11-21T12:00:00.000Z' };
    const pages = [makeMessages(2).concat(unread)];
    const after = withNewest(pages, [...makeMessages(2), { ...unread, read: true }]);
    expect(after[0]?.[0]).toBe(pages[0]?.[0]);
    expect(after[0]?.[2]?.read).toBe(true);
    expect([first?.id, second?.id]).toEqual(['x0001', 'x0002']);
  });

  it('begins anew when an answer does not touch what is known, so that history has no hole', () => {
    const newest = makeMessages(30, 200);
    expect(withNewest([makeMessages(30)], newest)).toEqual([newest]);
  });
});

describe('history at the front', () => {
  it('drops what is already there', () => {
    const pages = [makeMessages(30, 31)];
    expect(ids(withOlder(pages, makeMessages(31, 1)))).toEqual(ids([makeMessages(60)]));
    expect(withOlder(pages, makeMessages(3, 31))).toBe(pages);
  });

  it('ends in the whole conversation, each message once, in order, whatever the sizes of the answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 20 }), (length, arriving) => {
        const all = makeMessages(length + arriving);
        let pages = withNewest([], all.slice(0, length).slice(-30));
        for (let known = length; known <= length + arriving; known += 7)
          pages = withNewest(pages, all.slice(Math.max(0, known - 30), known));
        pages = withNewest(pages, all.slice(-30));
        while (ids(pages).length < all.length) {
          const at = all.findIndex(({ id }) => id === pages[0]?.[0]?.id);
          pages = withOlder(pages, all.slice(Math.max(0, at - 30), at));
        }
        expect(ids(pages)).toEqual(ids([all]));
      }),
      { numRuns: 50 },
    );
  });
});
