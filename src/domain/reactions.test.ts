/** Reactions to a message. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reactionGroups, reactionOf, withReaction } from './reactions';

const emoji = fc.constantFrom('❤️', '😂', '👍');
const member = fc.constantFrom('own', 'other');
const choices = fc.array(fc.record({ from: member, emoji: fc.option(emoji) }));

describe('reactions [BX-22]', () => {
  it('are at most one of each member: the newest choice', () => {
    fc.assert(
      fc.property(choices, (made) => {
        const left = made.reduce<{ from: string; emoji: string }[]>(
          (reactions, choice) => withReaction(reactions, choice.from, choice.emoji),
          [],
        );
        for (const from of ['own', 'other'])
          expect(reactionOf(left, from)).toBe(made.findLast((choice) => choice.from === from)?.emoji ?? null);
        expect(left.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('stand together when they are the same, and say whether the own is among them', () => {
    const same = [
      { from: 'other', emoji: '❤️' },
      { from: 'own', emoji: '❤️' },
    ];
    expect(reactionGroups(same, 'own')).toEqual([{ emoji: '❤️', count: 2, mine: true }]);
    expect(reactionGroups([{ from: 'other', emoji: '👍' }], 'own')).toEqual([
      { emoji: '👍', count: 1, mine: false },
    ]);
    expect(reactionGroups([], 'own')).toEqual([]);
  });
});
