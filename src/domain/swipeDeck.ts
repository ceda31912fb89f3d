/** The deck of the swipe game (spec 9): who comes next, what was done this visit, what the server still has to hear. */

export type SwipeKind = 'like' | 'pass';

/** Something the member did with a card and can undo. */
export interface SwipeAct {
  id: string;
  kind: SwipeKind;
  /** The end of the day it was done on, as the server names it; null before the first answer. */
  day: string | null;
}

/** A call that carries an act, or its undoing, to the server. */
export interface SwipeCall {
  n: number;
  id: string;
  call: 'like' | 'pass' | 'unlike' | 'takeBack';
  sent: boolean;
  /** An earlier attempt may have reached the server: it may be counted there already. */
  again: boolean;
  /** A like that uses none of today's: it was given before and taken back. */
  free: boolean;
  day: string | null;
}

/** Something that did not go as the member wanted. */
export interface SwipeTrouble {
  id: string;
  act: SwipeKind | 'undo';
  /** `held` waits for the network, `failed` can be tried again, `blocked` and `gone` took the card away. */
  why: 'held' | 'failed' | 'blocked' | 'gone';
}

export interface SwipeDeck {
  /** The first is the card on screen. */
  queue: string[];
  /** The oldest first. */
  history: SwipeAct[];
  /** In the order they were asked for; of one member never more than the first is on its way. */
  calls: SwipeCall[];
  /** Acts whose answer was lost. */
  unsure: { [id in string]?: SwipeKind };
  /** Who has got one of today's likes, also when it was taken back: liking them again is free. */
  spent: string[];
  /** Members who are never dealt again. */
  gone: string[];
  /** What the server last said, less what it has confirmed since. */
  likes_left: number;
  /** ISO 8601, UTC; null until the server has told. */
  resets_at: string | null;
  /** A like was on its way while cards were asked for: the answer's count may have it or not. */
  blurred: boolean;
  /** The last answer brought nobody new; `busy` while acts were under way, which may have hidden somebody. */
  dry: 'no' | 'busy' | 'yes';
  /** The server's count may differ from this one. */
  stale: boolean;
  trouble: SwipeTrouble | null;
}

/** The call that takes an act back, and the act that a call is about. */
export const REVERSE = { like: 'unlike', pass: 'takeBack' } as const;
export const KIND = { like: 'like', unlike: 'like', pass: 'pass', takeBack: 'pass' } as const;

/** Tells a call that carries an act from one that takes it back. */
export const isAct = ({ call }: Pick<SwipeCall, 'call'>): boolean => call === 'like' || call === 'pass';

/** Cards are asked for when no more than this many are left. */
export const DEAL_FROM = 5;

export const emptyDeck: SwipeDeck = {
  queue: [],
  history: [],
  calls: [],
  unsure: {},
  spent: [],
  gone: [],
  likes_left: 0,
  resets_at: null,
  blurred: false,
  dry: 'no',
  stale: false,
  trouble: null,
};

/** How many likes may still be given today; likes on their way count. Rather one too few than one too many. */
export function likesLeft({ likes_left, calls }: Pick<SwipeDeck, 'likes_left' | 'calls'>): number {
  return Math.max(0, likes_left - calls.filter(({ call, free }) => call === 'like' && !free).length);
}

/** Says whether a member may be liked now: while likes are left, and always who has got one of today's already. */
export function mayLike(deck: SwipeDeck, id: string): boolean {
  return likesLeft(deck) > 0 || deck.spent.includes(id) || deck.unsure[id] === 'like';
}

/** Says whether it is time to ask for more cards. */
export function needsCards({ queue, dry, stale, calls }: SwipeDeck): boolean {
  return (stale && calls.length === 0) || (dry === 'no' && queue.length <= DEAL_FROM);
}

/** The calls that may go out now. */
export function callsDue({ calls }: Pick<SwipeDeck, 'calls'>): SwipeCall[] {
  return calls.filter(
    (call, at) => !call.sent && calls.findIndex((earlier) => earlier.id === call.id) === at,
  );
}
