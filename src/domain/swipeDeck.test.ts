/** The deck of the swipe game, one case each. */
import { describe, expect, it } from 'vitest';
import { callsDue, emptyDeck, likesLeft, mayLike, needsCards } from './swipeDeck';
import type { SwipeDeck } from './swipeDeck';
import { deckAfter } from './swipeEvents';
import type { SwipeEvent } from './swipeEvents';

const TODAY = '2026-01-02T00:00:00.000Z';
const TOMORROW = '2026-01-03T00:00:00.000Z';
const dealt = (
  ids: string[],
  likes_left = 4,
  resets_at = TODAY,
  spent: readonly string[] = [],
): SwipeEvent => ({
  type: 'dealt',
  ids,
  likes_left,
  resets_at,
  spent,
});
const after = (...events: SwipeEvent[]): SwipeDeck => events.reduce(deckAfter, emptyDeck);
const play = (kind: 'like' | 'pass', n: number): SwipeEvent => ({ type: 'played', kind, n });
/** The call of the act numbered `n` was sent and ended. */
const settled = (n: number, kind: 'done' | 'held' | 'unsure' | 'refused' | 'blocked'): SwipeEvent[] => [
  { type: 'sent', n: n + 1 },
  { type: 'settled', n: n + 1, outcome: { kind } },
];

describe('the deck of the swipe game', () => {
  it('keeps the card on screen when an answer arrives, and adds nobody twice [SC-14]', () => {
    const { queue } = after(dealt(['a', 'b']), play('pass', 2), dealt(['b', 'a', 'c', 'c']));
    expect(queue).toEqual(['b', 'c']);
  });

  it('asks for cards before they are needed, and stops when there are no more [BX-08]', () => {
    expect(needsCards(after(dealt(['a', 'b', 'c', 'd', 'e', 'f'])))).toBe(false);
    expect(needsCards(after(dealt(['a', 'b', 'c', 'd', 'e', 'f']), play('pass', 2)))).toBe(true);
    expect(needsCards(after(dealt(['a']), dealt(['a'])))).toBe(false);
  });

  it('asks once more when acts were under way while nobody new came', () => {
    const busy = after(dealt(['a', 'b']), play('pass', 2), dealt(['b']));
    expect(needsCards(busy)).toBe(false);
    expect(needsCards(settled(2, 'done').reduce(deckAfter, busy))).toBe(true);
  });

  it('gives four likes and not a fifth; passing goes on [CO-02]', () => {
    const four = [2, 4, 6, 8].map((n) => play('like', n));
    const deck = after(dealt(['a', 'b', 'c', 'd', 'e', 'f']), ...four);
    expect(likesLeft(deck)).toBe(0);
    expect(deckAfter(deck, play('like', 10))).toBe(deck);
    expect(deckAfter(deck, play('pass', 10)).queue).toEqual(['f']);
  });

  it('counts a like once, whether the answer comes before the like or after it [CO-02]', () => {
    const played = after(dealt(['a', 'b']), { type: 'asked' }, play('like', 2));
    expect(likesLeft(deckAfter(played, dealt(['b'], 3)))).toBe(3);
    expect(likesLeft([...settled(2, 'done'), dealt(['b'], 4)].reduce(deckAfter, played))).toBe(3);
    expect(
      likesLeft([...settled(2, 'done'), { type: 'asked' } as const, dealt([], 3)].reduce(deckAfter, played)),
    ).toBe(3);
  });

  it('has four likes again on a new day [CO-02]', () => {
    const spent = after(dealt(['a', 'b'], 1), play('like', 2), ...settled(2, 'done'));
    expect(likesLeft(spent)).toBe(0);
    expect(likesLeft([{ type: 'asked' } as const, dealt([], 4, TOMORROW)].reduce(deckAfter, spent))).toBe(4);
  });

  it('undoes the last act and the one before, also after the last card [BX-08]', () => {
    const end = after(
      dealt(['a', 'b']),
      play('like', 2),
      ...settled(2, 'done'),
      play('pass', 4),
      ...settled(4, 'done'),
    );
    expect(end.queue).toEqual([]);
    const once = deckAfter(end, { type: 'undone', n: 6 });
    expect(once.queue).toEqual(['b']);
    const twice = deckAfter(once, { type: 'undone', n: 8 });
    expect(twice.queue).toEqual(['a', 'b']);
    expect(callsDue(twice).map(({ call, id }) => `${call} ${id}`)).toEqual(['takeBack b', 'unlike a']);
  });

  it('keeps an undone like counted, and gives it again for free [BX-08, CO-02]', () => {
    const undone = after(dealt(['a'], 1), play('like', 2), ...settled(2, 'done'), { type: 'undone', n: 4 });
    expect(likesLeft(undone)).toBe(0);
    const again = deckAfter(undone, play('like', 6));
    expect(again.history.map(({ id }) => id)).toEqual(['a']);
    expect(likesLeft(again)).toBe(0);
  });

  it('likes for free, with no like left, whom the server names as having got one [BX-08, CO-02]', () => {
    const reloaded = after(dealt(['b', 'a'], 0, TODAY, ['a']));
    expect([mayLike(reloaded, 'b'), mayLike(reloaded, 'a')]).toEqual([false, true]);
    expect(deckAfter(reloaded, play('like', 2))).toBe(reloaded);
    const again = [play('pass', 2), play('like', 4)].reduce(deckAfter, reloaded);
    expect(again.history.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['pass b', 'like a']);
    expect(likesLeft(settled(4, 'done').reduce(deckAfter, again))).toBe(0);
    // Tomorrow it is a like as any other.
    expect(mayLike(deckAfter(reloaded, dealt([], 0, TOMORROW)), 'a')).toBe(false);
  });

  it('takes back what was not sent without a word to the server', () => {
    const undone = after(dealt(['a']), play('like', 2), { type: 'undone', n: 4 });
    expect(undone.calls).toEqual([]);
    expect(likesLeft(undone)).toBe(4);
  });

  it('sends the undoing after the act, never beside it', () => {
    const deck = after(dealt(['a']), play('like', 2), { type: 'sent', n: 3 }, { type: 'undone', n: 4 });
    expect(callsDue(deck)).toEqual([]);
    const done = deckAfter(deck, { type: 'settled', n: 3, outcome: { kind: 'done' } });
    expect(callsDue(done).map(({ call }) => call)).toEqual(['unlike']);
  });

  it('brings a failed card back behind the one on screen, and tries again on request', () => {
    const failed = after(dealt(['a', 'b', 'c']), play('like', 2), ...settled(2, 'refused'));
    expect(failed.queue).toEqual(['b', 'a', 'c']);
    expect(failed.trouble).toEqual({ id: 'a', act: 'like', why: 'failed' });
    expect(likesLeft(failed)).toBe(4);
    const retried = deckAfter(failed, { type: 'retried', n: 4 });
    expect(retried.queue).toEqual(['b', 'c']);
    expect(callsDue(retried).map(({ call, id }) => `${call} ${id}`)).toEqual(['like a']);
  });

  it('takes a like back that may have arrived before it passes the member', () => {
    const lost = after(dealt(['a']), play('like', 2), ...settled(2, 'unsure'), play('pass', 4));
    expect(lost.calls.map(({ call }) => call)).toEqual(['unlike', 'pass']);
  });

  it('holds an act without a network, and sends it later', () => {
    const held = after(dealt(['a', 'b']), play('like', 2), ...settled(2, 'held'));
    expect(held.queue).toEqual(['b']);
    expect(held.trouble?.why).toBe('held');
    expect(callsDue(held)).toHaveLength(1);
    expect(settled(2, 'done').reduce(deckAfter, held).trouble).toBeNull();
  });

  it('believes the server that there are no likes left [CO-02]', () => {
    const deck = after(
      dealt(['a', 'b'], 2),
      play('like', 2),
      { type: 'sent', n: 3 },
      {
        type: 'settled',
        n: 3,
        outcome: { kind: 'limit', resets_at: TOMORROW },
      },
    );
    expect(likesLeft(deck)).toBe(0);
    expect(deck.resets_at).toBe(TOMORROW);
    expect(deck.queue).toEqual(['b', 'a']);
  });

  it('shows nobody again who has blocked, was blocked, or was answered elsewhere [RO-04]', () => {
    const blocked = after(dealt(['a', 'b']), play('like', 2), ...settled(2, 'blocked'), dealt(['a', 'b']));
    expect(blocked.queue).toEqual(['b']);
    expect(blocked.history).toEqual([]);
    const left = after(dealt(['a', 'b']), { type: 'left', ids: ['a'], blocked: false }, dealt(['a']));
    expect(left.queue).toEqual(['b']);
  });

  it('takes an act for done that turns out to have arrived', () => {
    const lost = after(dealt(['a', 'b']), play('like', 2), ...settled(2, 'unsure'));
    const found = deckAfter(lost, { type: 'left', ids: ['a'], blocked: false });
    expect(found.queue).toEqual(['b']);
    expect(found.history).toEqual([{ id: 'a', kind: 'like', day: TODAY }]);
    expect(found.trouble).toBeNull();
  });

  it('deals a member again who was brought back elsewhere', () => {
    const passed = after(dealt(['a', 'b']), play('pass', 2), ...settled(2, 'done'));
    expect([{ type: 'returned', id: 'a' } as const, dealt(['a'])].reduce(deckAfter, passed).queue).toEqual([
      'b',
      'a',
    ]);
  });
});
