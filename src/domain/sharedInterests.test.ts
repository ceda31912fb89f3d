/** What two members have in common. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS } from '@/config/interests';
import { mostInCommonFirst } from './sharedInterests';

describe('members by what they have in common with somebody [SC-14]', () => {
  it('stand with the most in common first, the others as they came', () => {
    const members = [
      { id: 'a', interests: ['tea'] },
      { id: 'b', interests: ['wine', 'tea', 'wine', 'of-tomorrow'] },
      { id: 'c', interests: [] },
      { id: 'd', interests: ['wine'] },
    ];
    expect(mostInCommonFirst(members, ['wine', 'tea', 'of-tomorrow'])).toEqual([
      { id: 'b', shared: ['wine', 'tea'] },
      { id: 'a', shared: ['tea'] },
      { id: 'd', shared: ['wine'] },
      { id: 'c', shared: [] },
    ]);
  });

  it('are all there, whatever they name', () => {
    const names = fc.array(fc.oneof(fc.constantFrom<string>(...INTERESTS), fc.string()));
    const members = fc.uniqueArray(fc.record({ id: fc.string(), interests: names }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(members, names, (found, own) => {
        const ordered = mostInCommonFirst(found, own);
        expect(ordered.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
        for (const { id, shared } of ordered) {
          const theirs = found.find((member) => member.id === id)?.interests ?? [];
          expect(shared.every((name) => theirs.includes(name) && own.includes(name))).toBe(true);
        }
      }),
    );
  });
});
