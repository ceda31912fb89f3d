/** What the member does in the swipe game: answer the card on screen, and undo. */
import { mayLike, REVERSE } from './swipeDeck';
import type { SwipeCall, SwipeDeck, SwipeKind } from './swipeDeck';

/** The card is answered. @param n numbers the call; `n + 1` too @returns the same deck when there is no such card, or no like left */
export function play(deck: SwipeDeck, id: string, kind: SwipeKind, n: number): SwipeDeck {
  const before = deck.unsure[id];
  const again = before === kind;
  const free = kind === 'like' && deck.spent.includes(id);
  if (!deck.queue.includes(id) || (kind === 'like' && !mayLike(deck, id))) return deck;
  const { [id]: _lost, ...unsure } = deck.unsure;
  const call: SwipeCall = { n: n + 1, id, call: kind, sent: false, again, free, day: deck.resets_at };
  // What may have reached the server is taken back before the opposite is asked for.
  const first: SwipeCall[] =
    before !== undefined && !again ? [{ ...call, n, call: REVERSE[before], again: true }] : [];
  return {
    ...deck,
    unsure,
    queue: deck.queue.filter((other) => other !== id),
    history: [...deck.history, { id, kind, day: deck.resets_at }],
    calls: [...deck.calls, ...first, call],
    blurred: deck.blurred || kind === 'like',
    trouble: null,
  };
}

/** The act of a member is undone: the card is on screen again. */
export function undo(deck: SwipeDeck, n: number, id: string | undefined): SwipeDeck {
  const act = deck.history.find((one) => one.id === id);
  if (id === undefined || !act) return deck;
  const unsent = deck.calls.find(
    (call) => call.id === id && (call.call === 'like' || call.call === 'pass') && !call.sent && !call.again,
  );
  const call: SwipeCall = {
    n,
    id,
    call: REVERSE[act.kind],
    sent: false,
    again: false,
    free: true,
    day: act.day,
  };
  return {
    ...deck,
    queue: [id, ...deck.queue],
    history: deck.history.filter((one) => one !== act),
    // What has not been sent needs no taking back.
    calls: unsent ? deck.calls.filter((other) => other !== unsent) : [...deck.calls, call],
    trouble: null,
  };
}
