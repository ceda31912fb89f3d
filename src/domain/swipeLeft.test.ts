/** What is left of a visit to the swipe game, and how the next one begins with it. */
import { describe, expect, it } from 'vitest';
import { callsDue, emptyDeck } from './swipeDeck';
import type { SwipeDeck } from './swipeDeck';
import { deckAfter } from './swipeEvents';
import type { SwipeEvent } from './swipeEvents';
import { callsAnew, callsLeft } from './swipeLeft';

const TODAY = '2026-01-02T00:00:00.000Z';
const deal: SwipeEvent = { type: 'dealt', ids: ['a', 'b', 'c'], likes_left: 4, resets_at: TODAY, spent: [] };
const play = (kind: 'like' | 'pass', n: number): SwipeEvent => ({ type: 'played', kind, n });

/** The next visit, after these events of the one before. */
function reload(...events: SwipeEvent[]): SwipeDeck {
  let n = 100;
  const calls = callsAnew(callsLeft(events.reduce(deckAfter, emptyDeck)), () => (n += 1));
  return deckAfter(emptyDeck, { type: 'resumed', calls });
}

describe('answers that a visit to the swipe game has left', () => {
  it('go out first in the next one, each once, and may have arrived only when they were sent [BX-08]', () => {
    const deck = reload(deal, play('like', 2), { type: 'sent', n: 3 }, play('pass', 4));
    expect(callsDue(deck).map(({ call, id, again }) => ({ call, id, again }))).toEqual([
      { call: 'like', id: 'a', again: true },
      { call: 'pass', id: 'b', again: false },
    ]);
    expect(deckAfter(deck, deal).queue).toEqual(['c']);
  });

  it('can be undone as before, without a word when they never went out [BX-08]', () => {
    const undone = deckAfter(reload(deal, play('like', 2)), { type: 'undone', n: 200 });
    expect([undone.queue, undone.calls]).toEqual([['a'], []]);
  });

  it('are no act any more when they had been taken back [BX-08]', () => {
    const deck = reload(deal, play('like', 2), { type: 'sent', n: 3 }, { type: 'undone', n: 4 });
    expect(deck.history).toEqual([]);
    expect(callsDue(deck).map(({ call }) => call)).toEqual(['like']);
  });

  it('are none when everything was confirmed', () => {
    const done: SwipeEvent = { type: 'settled', n: 3, outcome: { kind: 'done' } };
    expect(reload(deal, play('like', 2), { type: 'sent', n: 3 }, done)).toBe(emptyDeck);
  });
});
