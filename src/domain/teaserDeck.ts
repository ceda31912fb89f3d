/** The pile of sample cards of the swipe teaser: a game without members, which nobody hears of. */
import type { SwipeKind } from './swipeDeck';

export interface TeaserDeck {
  /** One answer for each card that was played, in the order of the cards. */
  answers: readonly SwipeKind[];
  /** Places in the pile of the cards that are flying away. */
  leaving: readonly number[];
  /** The side that the card on screen came back from; null where it was dealt. */
  back: SwipeKind | null;
}

export type TeaserAct =
  | { type: 'answered'; kind: SwipeKind }
  | { type: 'gone'; at: number }
  | { type: 'undone' }
  | { type: 'again' };

export const NEW_TEASER: TeaserDeck = { answers: [], leaving: [], back: null };

/** @returns a reducer for a pile of so many cards; what cannot be done changes nothing */
export const teaserDeck =
  (count: number) =>
  (deck: TeaserDeck, act: TeaserAct): TeaserDeck => {
    const top = deck.answers.length;
    if (act.type === 'again') return NEW_TEASER;
    if (act.type === 'gone') return { ...deck, leaving: deck.leaving.filter((at) => at !== act.at) };
    if (act.type === 'answered') {
      return top === count
        ? deck
        : { answers: [...deck.answers, act.kind], leaving: [...deck.leaving, top], back: null };
    }
    const back = deck.answers.at(-1);
    if (back === undefined) return deck;
    const leaving = deck.leaving.filter((at) => at !== top - 1);
    return { answers: deck.answers.slice(0, -1), leaving, back };
  };
