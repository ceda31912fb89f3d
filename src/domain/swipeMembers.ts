/** Members who enter and leave the deck of the swipe game by other ways than an answer to their card. */
import type { SwipeDeck } from './swipeDeck';

/** Right behind the card on screen, which stays. */
export function comeBack(queue: string[], id: string): string[] {
  if (queue.includes(id)) return queue;
  return [...queue.slice(0, 1), id, ...queue.slice(1)];
}

/** Takes a member out; one who blocked or was blocked with every trace. */
export function takeOut(deck: SwipeDeck, id: string, isBlocked: boolean): SwipeDeck {
  const isOwn = deck.calls.some((call) => call.id === id) || deck.history.some((act) => act.id === id);
  if (!isBlocked && (isOwn || !deck.queue.includes(id))) return deck;
  const { [id]: lost, ...unsure } = deck.unsure;
  const queue = deck.queue.filter((other) => other !== id);
  const trouble = deck.trouble?.id === id ? null : deck.trouble;
  // The act whose answer was lost has arrived.
  if (lost !== undefined && !isBlocked)
    return {
      ...deck,
      unsure,
      queue,
      trouble,
      history: [...deck.history, { id, kind: lost, day: deck.resets_at }],
    };
  return {
    ...deck,
    unsure,
    queue,
    trouble,
    history: deck.history.filter((act) => act.id !== id),
    calls: deck.calls.filter((call) => call.id !== id),
    gone: deck.gone.includes(id) ? deck.gone : [...deck.gone, id],
  };
}

/** A member who was brought back elsewhere may be dealt again. */
export function giveBack(deck: SwipeDeck, id: string): SwipeDeck {
  const isOwn = deck.calls.some((call) => call.id === id) || deck.queue.includes(id);
  const isKnown = deck.gone.includes(id) || deck.history.some((act) => act.id === id);
  if (isOwn || !isKnown) return deck;
  return {
    ...deck,
    gone: deck.gone.filter((other) => other !== id),
    history: deck.history.filter((act) => act.id !== id),
    dry: 'no',
  };
}
