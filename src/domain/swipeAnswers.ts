/** What the server's answers do to the deck of the swipe game: cards dealt, and calls that ended one way or another. */
import { isAct, KIND } from './swipeDeck';
import type { SwipeCall, SwipeDeck } from './swipeDeck';
import { comeBack, takeOut } from './swipeMembers';

/**
 * How a call ended. `held`: there is no network, it waits. `unsure`: the answer was lost, the act may have taken effect.
 * `refused`: it had no effect. `blocked`, `gone`: the member cannot be reached any more. `limit`: no likes left.
 */
export type SwipeOutcome =
  | { kind: 'done' | 'held' | 'unsure' | 'refused' | 'blocked' | 'gone' }
  | { kind: 'limit'; resets_at: string | null };

/** New cards, how many likes are left, and who has got the others, as far as the server says so. */
export interface Deal {
  ids: string[];
  likes_left: number;
  resets_at: string;
  spent: readonly string[];
}

/** New cards came. */
export function afterDeal(deck: SwipeDeck, { ids, likes_left, resets_at, spent }: Deal): SwipeDeck {
  const known = new Set([
    ...deck.queue,
    ...deck.gone,
    ...deck.history.map(({ id }) => id),
    ...deck.calls.map(({ id }) => id),
  ]);
  const fresh = [...new Set(ids)].filter((id) => !known.has(id));
  const isCounted = deck.blurred && resets_at === deck.resets_at;
  const dry = deck.calls.length > 0 ? ('busy' as const) : ('yes' as const);
  return {
    ...deck,
    queue: [...deck.queue, ...fresh],
    likes_left: isCounted ? deck.likes_left : likes_left,
    spent: [...new Set([...(resets_at === deck.resets_at ? deck.spent : []), ...spent])],
    resets_at,
    // Of a new day that began while a like was on its way nobody knows whose like that was.
    stale: deck.blurred && (deck.stale || !isCounted),
    dry: fresh.length === 0 ? dry : ('no' as const),
  };
}

/** A call ended. */
export function afterCall(deck: SwipeDeck, n: number, outcome: SwipeOutcome): SwipeDeck {
  const call = deck.calls.find((one) => one.n === n);
  if (!call) return deck;
  if (outcome.kind === 'held')
    return {
      ...deck,
      calls: deck.calls.map((one) =>
        one === call ? { ...one, sent: false, again: one.again || one.sent } : one,
      ),
      trouble: { id: call.id, act: isAct(call) ? KIND[call.call] : 'undo', why: 'held' },
    };
  const calls = deck.calls.filter((one) => one !== call);
  const without: SwipeDeck = {
    ...deck,
    calls,
    dry: deck.dry === 'busy' && calls.length === 0 ? 'no' : deck.dry,
    trouble: deck.trouble?.id === call.id && deck.trouble.why === 'held' ? null : deck.trouble,
  };
  if (outcome.kind === 'blocked' || outcome.kind === 'gone')
    return {
      ...takeOut(without, call.id, true),
      trouble: { id: call.id, act: KIND[call.call], why: outcome.kind },
    };
  if (outcome.kind === 'done') return afterSuccess(without, call);
  return isAct(call) ? afterFailure(without, call, outcome) : afterFailedUndo(without, call);
}

function afterSuccess(deck: SwipeDeck, call: SwipeCall): SwipeDeck {
  if (call.call !== 'like') return deck;
  // A new day has new likes: what was given yesterday is not taken from them.
  const isToday = call.day === deck.resets_at;
  const used = isToday && !call.free ? 1 : 0;
  return {
    ...deck,
    likes_left: Math.max(0, deck.likes_left - used),
    spent: isToday && !call.free ? [...deck.spent, call.id] : deck.spent,
    // Of an act that was tried before, only the server knows whether it was counted then.
    stale: deck.stale || call.again,
  };
}

function afterFailure(deck: SwipeDeck, call: SwipeCall, outcome: SwipeOutcome): SwipeDeck {
  const { id } = call;
  const kind = KIND[call.call];
  const limit =
    outcome.kind === 'limit' ? { likes_left: 0, resets_at: outcome.resets_at ?? deck.resets_at } : {};
  const isUndone = deck.calls.some((later) => later.id === id);
  // The taking back that follows makes sure by itself; of what had no effect there is nothing to take back.
  if (isUndone)
    return outcome.kind === 'unsure' || call.again
      ? {
          ...deck,
          stale: true,
          calls: deck.calls.map((one) => (one.id === id && !isAct(one) ? { ...one, again: true } : one)),
        }
      : { ...deck, ...limit, calls: deck.calls.filter((later) => later.id !== id || isAct(later)) };
  const isUnsure = outcome.kind === 'unsure' || call.again;
  return {
    ...deck,
    ...limit,
    history: deck.history.filter((act) => act.id !== id),
    queue: comeBack(deck.queue, id),
    unsure: isUnsure ? { ...deck.unsure, [id]: kind } : deck.unsure,
    stale: deck.stale || (isUnsure && kind === 'like'),
    trouble: outcome.kind === 'limit' ? null : { id, act: kind, why: 'failed' },
  };
}

/** The act stands: the card goes again, and can be undone once more. */
function afterFailedUndo(deck: SwipeDeck, call: SwipeCall): SwipeDeck {
  const { id, day } = call;
  const kind = KIND[call.call];
  const later = deck.calls.find((one) => one.id === id && isAct(one));
  // Played anew meanwhile: that waits, too, until what stands is taken back.
  if (later)
    return {
      ...deck,
      calls: deck.calls.filter((one) => one.id !== id),
      history: deck.history.filter((one) => one.id !== id),
      queue: comeBack(deck.queue, id),
      unsure: { ...deck.unsure, [id]: kind },
      trouble: { id, act: KIND[later.call], why: 'failed' },
    };
  if (!deck.queue.includes(id)) return deck;
  // Nobody knows whether there was anything to take back: the card stays, and the next answer makes sure.
  if (call.again) return { ...deck, unsure: { ...deck.unsure, [id]: kind } };
  return {
    ...deck,
    queue: deck.queue.filter((other) => other !== id),
    history: [...deck.history, { id, kind, day }],
    trouble: { id, act: 'undo', why: 'failed' },
  };
}
