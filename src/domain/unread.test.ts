import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newLikesFirst, newLikesTotal, unreadTotal } from './unread';

const likes = fc.array(fc.record({ id: fc.uuid(), like_new: fc.boolean() }));

describe('what is new', () => {
  it('adds up the unread messages of all conversations [NV-01] [ST-15]', () => {
    expect(unreadTotal([])).toBe(0);
    expect(
      unreadTotal([{ num_unread_messages: 2 }, { num_unread_messages: 0 }, { num_unread_messages: 5 }]),
    ).toBe(7);
  });

  it('counts new likes [NV-01] [ST-15]', () => {
    expect(newLikesTotal([{ like_new: true }, { like_new: false }, { like_new: true }])).toBe(2);
  });

  it('puts new likes first and leaves each part in its order [SC-06]', () => {
    const list = [
      { id: 'a', like_new: false },
      { id: 'b', like_new: true },
      { id: 'c', like_new: false },
      { id: 'd', like_new: true },
    ];
    expect(newLikesFirst(list).map((like) => like.id)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('neither loses nor invents a like, and changes nothing the second time [SC-06]', () => {
    fc.assert(
      fc.property(likes, (list) => {
        const ordered = newLikesFirst(list);
        expect(ordered).toHaveLength(list.length);
        expect(new Set(ordered)).toEqual(new Set(list));
        expect(ordered.slice(0, newLikesTotal(list)).every((like) => like.like_new)).toBe(true);
        expect(newLikesFirst(ordered)).toEqual(ordered);
      }),
    );
  });
});
