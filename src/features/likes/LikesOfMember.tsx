/** The like between the member and one other: who likes whom, and the ways on (spec 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { NotFound } from '@/core/errors/NotFound';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { CardGrid } from '@/ui/CardGrid';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { Page } from '@/ui/Page';
import './likes.scss';
import { LikableCard } from './LikableCard';
import { LikedPlace } from './LikedPlace';
import { LikesFailed } from './LikesFailed';
import { selectLiked, selectLikesStatus, selectReceived } from './likesSlice';

/** A member without any like either way is no page: 404. */
export function LikesOfMember({ id }: { id: string }) {
  const { t } = useTranslation('likes');
  const status = useAppSelector(selectLikesStatus);
  const profile = useAppSelector((state) => selectProfile(state, id));
  const likesMe = useAppSelector(selectReceived).some((mark) => mark.id === id);
  const liked = useAppSelector((state) => selectLiked(state, id)) === true;
  // A like that is taken back here can be given again here.
  const [kept, setKept] = useState(false);
  const found = profile !== undefined && (likesMe || liked || kept);
  if (status === 'ready' && !found) return <NotFound />;
  const name = profile?.name ?? '';
  const isFictional = profile?.fictional === true;
  const headline = likesMe
    ? liked
      ? t(isFictional ? 'match.textFictional' : 'match.text', { name })
      : t(isFictional ? 'one.receivedFictional' : 'one.received', { name })
    : liked
      ? t('one.given', { name })
      : t('one.none', { name });
  return (
    <Page>
      <div className="likes-head">
        <h1 tabIndex={-1}>{found ? headline : t('title')}</h1>
        {found && (
          <div className="cluster">
            <Link className={buttonClass({ kind: 'hot' })} to={path('memberChat', { id })}>
              {t('match.write', { name })}
            </Link>
            <Link className={buttonClass({ kind: 'outline' })} to={path('likes')}>
              {t('one.all')}
            </Link>
          </div>
        )}
      </div>
      {status === 'failed' && !found ? (
        <LikesFailed />
      ) : (
        <CardGrid wide busy={!found}>
          {!found && <MemberCardSkeleton />}
          {found && likesMe && <LikableCard id={id} source="likes" priority />}
          {found && !likesMe && <LikedPlace id={id} priority onUnlike={() => setKept(true)} />}
        </CardGrid>
      )}
    </Page>
  );
}
