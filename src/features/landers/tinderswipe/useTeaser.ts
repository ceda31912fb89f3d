/** The state of the teaser: which card is on top, what was answered, what is said about it. */
import { useReducer } from 'react';
import type { SwipeKind } from '@/domain/swipeDeck';
import { NEW_TEASER, teaserDeck } from '@/domain/teaserDeck';
import { TEASER_CARDS } from './teaserCards';

const reduce = teaserDeck(TEASER_CARDS.length);

export interface Teaser {
  answers: readonly SwipeKind[];
  /** The place of the card on top; as many as there are cards when all are played. */
  top: number;
  isOver: boolean;
  /** @returns how many cards lie on this one; -1 while it flies away, null where it is gone */
  depthOf: (at: number) => number | null;
  sideOf: (at: number) => SwipeKind | null;
  answer: (kind: SwipeKind) => void;
  gone: (at: number) => void;
  undo: () => void;
  again: () => void;
}

export function useTeaser(): Teaser {
  const [{ answers, leaving, back }, act] = useReducer(reduce, NEW_TEASER);
  const top = answers.length;
  return {
    answers,
    top,
    isOver: top === TEASER_CARDS.length,
    depthOf: (at) => (at >= top ? at - top : leaving.includes(at) ? -1 : null),
    sideOf: (at) => (at === top ? back : (answers[at] ?? null)),
    answer: (kind) => act({ type: 'answered', kind }),
    gone: (at) => act({ type: 'gone', at }),
    undo: () => act({ type: 'undone' }),
    again: () => act({ type: 'again' }),
  };
}
