import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_TEASER, teaserDeck } from './teaserDeck';
import type { TeaserAct } from './teaserDeck';

const COUNT = 5;
const reduce = teaserDeck(COUNT);
const act = fc.oneof(
  fc.constantFrom<TeaserAct>(
    { type: 'answered', kind: 'like' },
    { type: 'answered', kind: 'pass' },
    { type: 'undone' },
    { type: 'again' },
  ),
  fc.nat(COUNT).map((at): TeaserAct => ({ type: 'gone', at })),
);

describe('the sample cards of the swipe teaser', () => {
  it('never plays more cards than there are, and only played ones leave [RT-16]', () => {
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const deck = acts.reduce(reduce, NEW_TEASER);
        expect(deck.answers.length).toBeLessThanOrEqual(COUNT);
        expect(deck.leaving.every((at) => at < deck.answers.length)).toBe(true);
        expect(new Set(deck.leaving).size).toBe(deck.leaving.length);
      }),
    );
  });

  it('takes the last answer back from whichever side it went to [BX-08]', () => {
    fc.assert(
      fc.property(fc.array(act), fc.constantFrom('like', 'pass'), (acts, kind) => {
        const before = acts.reduce(reduce, NEW_TEASER);
        const after = reduce(reduce(before, { type: 'answered', kind }), { type: 'undone' });
        const isFull = before.answers.length === COUNT;
        expect(after.answers).toEqual(isFull ? before.answers.slice(0, -1) : before.answers);
        expect(after.back).toBe(isFull ? before.answers.at(-1) : kind);
      }),
    );
  });

  it('has nothing to take back at the start [BX-08]', () => {
    expect(reduce(NEW_TEASER, { type: 'undone' })).toBe(NEW_TEASER);
  });
});
