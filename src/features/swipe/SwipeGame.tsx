/** The swipe game (spec 9): one card at a time, by hand, by button or by key. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { LiveRegion } from '@/ui/LiveRegion';
import { Page } from '@/ui/Page';
import { useSwipeKeys } from '@/ui/useSwipeKeys';
import { KeyLegend } from './KeyLegend';
import { LikedToday } from './LikedToday';
import { LikesLeft } from './LikesLeft';
import { SwipeActions } from './SwipeActions';
import { SwipeMessage } from './SwipeMessage';
import { SwipePile } from './SwipePile';
import { gameClosed, gameOpened, leftElsewhere } from './swipeSlice';
import { usePile } from './usePile';
import { usePreload } from './usePreload';
import { useSwipeNews } from './useSwipeNews';
import './swipe.scss';

interface SwipeGameProps {
  /** Members liked or put aside, wherever that was done: their cards are not shown. */
  answered: readonly string[];
  /** Members who are liked; null while that is not known. */
  given: readonly string[] | null;
  /** Members who like back. */
  matches: readonly string[];
}

export function SwipeGame({ answered, given, matches }: SwipeGameProps) {
  const { t } = useTranslation('swipe');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const game = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const invisible = useAppSelector(selectUser)?.invisible === true;
  const pile = usePile(stage);
  const { top, answer, undo } = pile;
  const news = useSwipeNews(top);
  usePreload();

  useEffect(() => {
    dispatch(gameOpened());
    return () => void dispatch(gameClosed());
  }, [dispatch]);

  useEffect(() => {
    dispatch(leftElsewhere(answered));
  }, [dispatch, answered]);

  useSwipeKeys(game, {
    pass: () => answer('pass'),
    like: () => answer('like'),
    open: () => top !== null && void navigate(path('member', { id: top })),
    undo,
  });

  return (
    <Page body={false}>
      <div className="swipe" ref={game}>
        <header className="swipe-intro">
          <p className="swipe-eyebrow">{t('eyebrow')}</p>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="swipe-lead">{t('lead')}</p>
          <LikesLeft />
          {invisible && <Alert>{t('invisible')}</Alert>}
        </header>
        <section ref={stage} className="swipe-stage" aria-label={t('cards')}>
          <SwipePile pile={pile} />
          <SwipeMessage />
        </section>
        <SwipeActions pile={pile} />
        <aside className="swipe-side">
          <LikedToday given={given} matches={matches} />
          <KeyLegend />
        </aside>
        <LiveRegion>{news}</LiveRegion>
      </div>
    </Page>
  );
}
