/** The pile of cards on screen, and what a press or a drag does with it. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { mayLike } from '@/domain/swipeDeck';
import type { SwipeKind } from '@/domain/swipeDeck';
import { isFocusFree } from '@/ui/freeFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cardPlayed, cardUndone, limitPassed, selectDeck, selectLimitOpen } from './swipeSlice';

/** The second of two presses within this time is no act: nobody has seen the next card yet. */
const GUARD_MS = 300;

interface Moving {
  id: string;
  side: SwipeKind;
}
export interface Pile {
  /** The card on screen; null when there is none, or the limit stands in its place. */
  top: string | null;
  next: string | null;
  leaving: readonly Moving[];
  /** The card on screen that has just come back. */
  back: Moving | null;
  canUndo: boolean;
  /** The card on screen may be liked: likes are left, or this one is free. */
  canLike: boolean;
  /** @returns false when nothing came of it */
  answer: (kind: SwipeKind) => boolean;
  undo: () => void;
  /** Looks on without likes. */
  goOn: () => void;
  forget: (id: string) => void;
}

/** @param stage where the cards are; the focus stays in it when the card that has it goes */
export function usePile(stage: RefObject<HTMLElement | null>): Pile {
  const dispatch = useAppDispatch();
  const deck = useAppSelector(selectDeck);
  const { queue, history } = deck;
  const limitOpen = useAppSelector(selectLimitOpen);
  const [leaving, setLeaving] = useState<readonly Moving[]>([]);
  const [back, setBack] = useState<Moving | null>(null);
  const actedAt = useRef(-GUARD_MS);
  const hadFocus = useRef(false);
  const [top = null, next = null] = limitOpen ? [] : queue;
  const canLike = top !== null && mayLike(deck, top);
  const last = history.at(-1);
  // An answer that failed has brought some of them back already.
  const flying = leaving.filter(({ id }) => !queue.includes(id));

  const noteFocus = (): void => {
    hadFocus.current = stage.current?.contains(document.activeElement) === true;
  };
  // Midnight takes the panel away, and the focus with it.
  const wasOpen = useRef(limitOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !limitOpen && isFocusFree(null)) hadFocus.current = true;
    wasOpen.current = limitOpen;
  }, [limitOpen]);
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    const place = stage.current?.querySelector<HTMLElement>('.swipe-card-top a, h2[tabindex]');
    // The last card went, and what takes its place is not there yet.
    if (!place) return;
    hadFocus.current = false;
    if (isFocusFree(stage.current)) place.focus();
  });

  const isTooSoon = useCallback((): boolean => {
    const now = performance.now();
    if (now - actedAt.current < GUARD_MS) return true;
    actedAt.current = now;
    return false;
  }, []);

  const answer = (kind: SwipeKind): boolean => {
    if (top === null || isTooSoon()) return false;
    noteFocus();
    dispatch(cardPlayed(kind));
    if (kind === 'like' && !canLike) return false;
    setBack(null);
    setLeaving([...flying, { id: top, side: kind }]);
    return true;
  };

  const undo = (): void => {
    if (!last || isTooSoon()) return;
    noteFocus();
    dispatch(cardUndone());
    setLeaving(flying.filter(({ id }) => id !== last.id));
    setBack({ id: last.id, side: last.kind });
  };

  const goOn = (): void => {
    noteFocus();
    dispatch(limitPassed());
  };

  const forget = useCallback((gone: string): void => {
    setLeaving((cards) => cards.filter(({ id }) => id !== gone));
  }, []);

  return {
    top,
    next,
    leaving: flying,
    back,
    canUndo: last !== undefined,
    canLike,
    answer,
    undo,
    goOn,
    forget,
  };
}
