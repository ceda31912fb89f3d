/** One card of the swipe game: on screen it follows the finger, behind it waits, answered it leaves. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDrag } from '@use-gesture/react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SwipeKind } from '@/domain/swipeDeck';
import { swipeVerdict } from '@/domain/swipeGesture';
import { cardX, flyIn, flyOut, follow, settle } from '@/ui/cardMotion';
import { CardFace } from './CardFace';
import { useCardWords } from './useCardWords';

interface SwipeCardProps {
  id: string;
  /** Where it is in the pile. */
  at: 'top' | 'next' | 'leaving';
  /** The side it leaves to, or comes back from. */
  side: SwipeKind | null;
  /** The card on screen may be liked. */
  canLike: boolean;
  /** The card was let go. @returns false when it stays */
  onRelease: (kind: SwipeKind) => boolean;
  onGone: (id: string) => void;
}

/** Nothing while the profile is not in the table. */
export function SwipeCard({ id, at, side, canLike, onRelease, onGone }: SwipeCardProps) {
  const { t } = useTranslation('swipe');
  const card = useRef<HTMLElement>(null);
  const words = useCardWords(id);

  useLayoutEffect(() => {
    if (!card.current || side === null) return;
    if (at === 'leaving') flyOut(card.current, side, () => onGone(id));
    else if (at === 'top') flyIn(card.current, side);
  }, [at, side, id, onGone]);

  // A card that stops being the one on screen, without an answer, goes back to its place; so does one that is back while it flies.
  const before = useRef(at);
  useEffect(() => {
    const isBack = before.current === 'leaving' && at === 'top' && side === null;
    before.current = at;
    if ((at === 'next' || isBack) && card.current) settle(card.current);
  }, [at, side]);

  const bind = useDrag(
    ({ last, tap, offset: [x], velocity: [velocity], direction: [direction], event }) => {
      if (!card.current || tap || at !== 'top') return;
      if (!last) {
        follow(card.current, x, canLike);
        return;
      }
      // The browser took the gesture over, for scrolling: that is no answer.
      const verdict = event.type === 'pointercancel' ? null : swipeVerdict({ x, velocity, direction });
      if (verdict === null || !onRelease(verdict)) settle(card.current);
    },
    {
      axis: 'x',
      filterTaps: true,
      from: () => [card.current ? cardX(card.current) : 0, 0],
      // Arrow keys answer the card; they do not push it about.
      pointer: { keys: false },
    },
  );

  if (!words) return null;
  return (
    <article ref={card} {...bind()} className={clsx('swipe-card', `swipe-card-${at}`)} inert={at !== 'top'}>
      <CardFace words={words} />
      <span className="swipe-stamp swipe-stamp-like" aria-hidden="true">
        {t('stamp.like')}
      </span>
      <span className="swipe-stamp swipe-stamp-pass" aria-hidden="true">
        {t('stamp.pass')}
      </span>
    </article>
  );
}
