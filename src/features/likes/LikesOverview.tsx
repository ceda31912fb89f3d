/** The likes of one kind: the count as headline, tabs, cards; received ones with the new first (spec 2). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { CardGrid } from '@/ui/CardGrid';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import './likes.scss';
import { LikesFailed } from './LikesFailed';
import { LikesLists } from './LikesLists';
import { selectGiven, selectLikesStatus, selectMatches, selectNewLikes, selectReceived } from './likesSlice';
import { LikesTabs } from './LikesTabs';
import { fetchLikes } from './likesThunks';
import type { LikesType } from './likesType';

const SKELETONS = Array.from({ length: 10 }, (_, index) => <MemberCardSkeleton key={index} />);

/** Brings the lists up to date, unless their first load is under way. */
function refreshLikes(dispatch: AppDispatch, getState: () => RootState): void {
  if (selectLikesStatus(getState()) !== 'loading') void dispatch(fetchLikes());
}

export function LikesOverview({ type }: { type: LikesType }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectLikesStatus);
  const ready = status === 'ready';

  useEffect(() => {
    dispatch(refreshLikes);
  }, [dispatch]);

  return (
    <Page>
      <div className="likes-head">
        <LikesHeading type={type} ready={ready} failed={status === 'failed'} />
        <LikesTabs current={type} />
      </div>
      {ready && <LikesLists type={type} />}
      {status === 'failed' && <LikesFailed />}
      {!ready && status !== 'failed' && (
        <CardGrid wide busy>
          {SKELETONS}
        </CardGrid>
      )}
    </Page>
  );
}

/** The headline says the number; it is the plain name of the page until the number is known. */
function LikesHeading({ type, ready, failed }: { type: LikesType; ready: boolean; failed: boolean }) {
  const { t } = useTranslation('likes');
  const received = useAppSelector(selectReceived).length;
  const given = useAppSelector(selectGiven).length;
  const matches = useAppSelector(selectMatches).length;
  const fresh = useAppSelector(selectNewLikes);
  const count = { received, given, matches }[type];
  const headlines = {
    received: t('count', { count: received }),
    given: t('countGiven', { count: given }),
    matches: t('countMatches', { count: matches }),
  };
  const lines = {
    received: fresh > 0 ? t('fresh', { count: fresh }) : t('noneFresh'),
    given: t('givenText'),
    matches: t('matchesText'),
  };
  return (
    <div>
      <h1 tabIndex={-1}>{ready && count > 0 ? headlines[type] : t('title')}</h1>
      <output className="likes-count muted" aria-live="polite">
        {ready ? count > 0 && lines[type] : !failed && <Skeleton width="14rem" height="1rem" />}
      </output>
    </div>
  );
}
