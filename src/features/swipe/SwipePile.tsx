/** The place of the cards: the pile, and what stands there when there is none. */
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LimitReached } from './LimitReached';
import { CardsFailed, NobodyLeft } from './NobodyLeft';
import { SwipeCard } from './SwipeCard';
import { selectDeck, selectLimitOpen, selectSwipeStatus } from './swipeSlice';
import type { Pile } from './usePile';

export function SwipePile({ pile }: { pile: Pile }) {
  const { top, next, leaving, back, canLike, answer, forget } = pile;
  const cards = [
    ...(next === null ? [] : [{ id: next, at: 'next' as const, side: null }]),
    ...(top === null ? [] : [{ id: top, at: 'top' as const, side: back?.id === top ? back.side : null }]),
    ...leaving.map(({ id, side }) => ({ id, at: 'leaving' as const, side })),
  ];
  return (
    <>
      {top === null && <NoCard onGoOn={pile.goOn} />}
      {cards.map((card) => (
        <SwipeCard key={card.id} {...card} canLike={canLike} onRelease={answer} onGone={forget} />
      ))}
    </>
  );
}

function NoCard({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('swipe');
  const limitOpen = useAppSelector(selectLimitOpen);
  const status = useAppSelector(selectSwipeStatus);
  const { dry } = useAppSelector(selectDeck);
  if (limitOpen) return <LimitReached onGoOn={onGoOn} />;
  if (status === 'failed') return <CardsFailed />;
  if (status === 'ready' && dry === 'yes') return <NobodyLeft />;
  return (
    <output className="swipe-card swipe-card-skeleton skeleton skeleton-late">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </output>
  );
}
