/** What a visit to the swipe game leaves behind: calls that no answer has come to, which the next visit sends. */
import { isAct, KIND } from './swipeDeck';
import type { SwipeCall, SwipeDeck } from './swipeDeck';

/** A call that the next visit, or the next session, has to make. */
export type LeftCall = Omit<SwipeCall, 'n' | 'sent'>;

/** @returns the calls that are left when the visit ends now; one that is on its way may have arrived */
export const callsLeft = ({ calls }: Pick<SwipeDeck, 'calls'>): LeftCall[] =>
  calls.map(({ n: _n, sent, again, ...call }) => ({ ...call, again: again || sent }));

/** @param next numbers a call of this visit */
export const callsAnew = (left: readonly LeftCall[], next: () => number): SwipeCall[] =>
  left.map((call) => ({ ...call, n: next(), sent: false }));

/** A visit begins with the calls of an earlier one, before any card is dealt; their acts can be undone as then. */
export function resume(deck: SwipeDeck, calls: readonly SwipeCall[]): SwipeDeck {
  if (calls.length === 0) return deck;
  const lastOf = new Map(calls.map((call) => [call.id, call]));
  const acts = [...lastOf.values()].filter(isAct);
  return {
    ...deck,
    calls: [...calls, ...deck.calls],
    history: [...acts.map(({ id, call, day }) => ({ id, kind: KIND[call], day })), ...deck.history],
  };
}
