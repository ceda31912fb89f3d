/** What happens to the deck of the swipe game, in one place. */
import { assertNever } from '@/lib/assertNever';
import { play, undo } from './swipeActs';
import { afterCall, afterDeal } from './swipeAnswers';
import type { Deal, SwipeOutcome } from './swipeAnswers';
import type { SwipeCall, SwipeDeck, SwipeKind } from './swipeDeck';
import { resume } from './swipeLeft';
import { giveBack, takeOut } from './swipeMembers';

export type SwipeEvent =
  | { type: 'asked' }
  | ({ type: 'dealt' } & Deal)
  /** Calls that are left of an earlier visit are to go out. */
  | { type: 'resumed'; calls: readonly SwipeCall[] }
  /** The card on screen was played; `n` and `n + 1` number the calls it may need. */
  | { type: 'played'; kind: SwipeKind; n: number }
  /** The failed act is tried again. */
  | { type: 'retried'; n: number }
  | { type: 'undone'; n: number }
  | { type: 'sent'; n: number }
  | { type: 'settled'; n: number; outcome: SwipeOutcome }
  /** Members were liked, put aside or blocked elsewhere. */
  | { type: 'left'; ids: readonly string[]; blocked: boolean }
  /** A member was brought back elsewhere: may be dealt again. */
  | { type: 'returned'; id: string };

/** @returns the deck after the event; the same deck when nothing changes */
export function deckAfter(deck: SwipeDeck, event: SwipeEvent): SwipeDeck {
  switch (event.type) {
    case 'asked':
      return { ...deck, blurred: deck.calls.some(({ call }) => call === 'like') };
    case 'dealt':
      return afterDeal(deck, event);
    case 'resumed':
      return resume(deck, event.calls);
    case 'played': {
      const [id] = deck.queue;
      return id === undefined ? deck : play(deck, id, event.kind, event.n);
    }
    case 'retried': {
      const { trouble } = deck;
      if (trouble?.why !== 'failed') return deck;
      if (trouble.act === 'undo') return undo(deck, event.n, trouble.id);
      return play(deck, trouble.id, trouble.act, event.n);
    }
    case 'undone':
      return undo(deck, event.n, deck.history.at(-1)?.id);
    case 'sent':
      return {
        ...deck,
        calls: deck.calls.map((call) => (call.n === event.n ? { ...call, sent: true } : call)),
      };
    case 'settled':
      return afterCall(deck, event.n, event.outcome);
    case 'left':
      return event.ids.reduce((left, id) => takeOut(left, id, event.blocked), deck);
    case 'returned':
      return giveBack(deck, event.id);
    default:
      return assertNever(event);
  }
}
