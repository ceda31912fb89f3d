/** One sample card: on top it follows the finger, behind it is one of a hand of cards, answered it leaves. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SwipeKind } from '@/domain/swipeDeck';
import { GlassLabel } from '@/ui/GlassLabel';
import type { TeaserCardName } from './teaserCards';
import type { Later } from './useLater';

interface TeaserCardProps {
  name: TeaserCardName;
  picture: string;
  /** CSS colour of what its picture leaves free. */
  ground: string;
  /** How many cards lie on it; -1 while it is flying away. */
  depth: number;
  /** The side it leaves to, or comes back from. */
  side: SwipeKind | null;
  /** The page's first picture. */
  first: boolean;
  /** Null until it has come: a card is at its end at once then. */
  later: Later | null;
  onAnswer: (kind: SwipeKind) => void;
  onGone: () => void;
}

export function TeaserCard({
  name,
  picture,
  ground,
  depth,
  side,
  first,
  later,
  onAnswer,
  onGone,
}: TeaserCardProps) {
  const { t } = useTranslation('tinderswipe');
  const card = useRef<HTMLElement>(null);
  const isLeaving = depth < 0;
  const isTop = depth === 0;
  const gone = useEffectEvent(onGone);
  const move = useEffectEvent((element: HTMLElement, to: SwipeKind, isOut: boolean) => {
    if (later === null) {
      if (isOut) onGone();
    } else if (isOut) later.motion.flyOut(element, to, () => gone());
    else later.motion.flyIn(element, to);
  });

  useLayoutEffect(() => {
    if (card.current && side !== null && (isLeaving || isTop)) move(card.current, side, isLeaving);
  }, [isLeaving, isTop, side]);

  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!card.current || !later || !isTop) return undefined;
    return later.dragCard(card.current, (kind) => answered(kind));
  }, [later, isTop]);

  return (
    <div className={clsx('teaser-place', isLeaving ? 'teaser-place-leaving' : `teaser-place-${depth}`)}>
      <article ref={card} className="teaser-card" style={{ background: ground }} inert={!isTop}>
        <img
          src={picture}
          alt=""
          width={480}
          height={640}
          draggable={false}
          fetchPriority={first ? 'high' : 'low'}
        />
        <span className="teaser-label">
          <GlassLabel>{t('example')}</GlassLabel>
        </span>
        <p className="teaser-words">{t(`cards.${name}`)}</p>
        <span className="teaser-stamp teaser-stamp-like" aria-hidden="true">
          {t('stamp.like')}
        </span>
        <span className="teaser-stamp teaser-stamp-pass" aria-hidden="true">
          {t('stamp.pass')}
        </span>
      </article>
    </div>
  );
}
