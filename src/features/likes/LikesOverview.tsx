/** One list of the likes page: the count as headline, tabs, cards; received ones with the new first (spec 2). */
import { useEffect } from 'react';
import { selectAsideStatus } from '@/core/aside/asideSlice';
import { LastSeen } from '@/core/connection/LastSeen';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CardGrid } from '@/ui/CardGrid';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { Page } from '@/ui/Page';
import './likes.scss';
import { AsideFailed } from './AsideFailed';
import { AsideList } from './AsideList';
import { LikesFailed } from './LikesFailed';
import { LikesHeading } from './LikesHeading';
import { LikesLists } from './LikesLists';
import { selectLikesHeardAt, selectLikesRecalled, selectLikesStatus } from './likesSlice';
import { LikesTabs } from './LikesTabs';
import type { LikesList } from './likesType';
import { refreshLists } from './refreshLists';

const SKELETONS = Array.from({ length: 10 }, (_, index) => <MemberCardSkeleton key={index} />);

export function LikesOverview({ list }: { list: LikesList }) {
  const dispatch = useAppDispatch();
  const likes = useAppSelector(selectLikesStatus);
  const aside = useAppSelector(selectAsideStatus);
  const heardAt = useAppSelector(selectLikesHeardAt);
  const recalled = useAppSelector(selectLikesRecalled);
  const status = list === 'passed' ? aside : likes;

  useEffect(() => {
    dispatch(refreshLists);
  }, [dispatch]);

  return (
    <Page>
      <div className="likes-head">
        <LikesHeading list={list} status={status} />
        <LikesTabs current={list} />
      </div>
      {list !== 'passed' && (
        <p className="likes-age muted">
          <LastSeen at={heardAt} recalled={recalled} />
        </p>
      )}
      {status === 'ready' && (list === 'passed' ? <AsideList /> : <LikesLists type={list} />)}
      {status === 'failed' && (list === 'passed' ? <AsideFailed /> : <LikesFailed />)}
      {(status === 'idle' || status === 'loading') && (
        <CardGrid wide busy>
          {SKELETONS}
        </CardGrid>
      )}
    </Page>
  );
}
