/** The cards of one kind of likes, or what to do while there are none. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/buttonClass';
import { CardGrid } from '@/ui/CardGrid';
import { EmptyState } from '@/ui/EmptyState';
import { LikableCard } from './LikableCard';
import { selectGiven, selectMatches, selectReceived } from './likesSlice';
import type { LikesType } from './likesType';

const FIRST_PICTURES = 5;

export function LikesLists({ type }: { type: LikesType }) {
  const received = useAppSelector(selectReceived);
  const given = useAppSelector(selectGiven);
  const matches = useAppSelector(selectMatches);
  const { t } = useTranslation('likes');
  const titleOf = { received: t('tabs.received'), given: t('tabs.given'), matches: t('tabs.matches') };

  if (type !== 'received') {
    const ids = type === 'given' ? given : matches;
    return ids.length === 0 ? <NoLikes type={type} /> : <Cards ids={ids} label={titleOf[type]} />;
  }
  if (received.length === 0) return <NoLikes type={type} />;
  const fresh = received.filter((mark) => mark.like_new).map(({ id }) => id);
  const earlier = received.filter((mark) => !mark.like_new).map(({ id }) => id);
  // One kind alone needs no heading of its own; the label of the list names it.
  if (fresh.length === 0) return <Cards ids={earlier} label={titleOf.received} />;
  return (
    <>
      <Part title={t('new')} ids={fresh} badge={fresh.length} />
      {earlier.length > 0 && <Part title={t('earlier')} ids={earlier} />}
    </>
  );
}

function Part({ title, ids, badge }: { title: string; ids: readonly string[]; badge?: number }) {
  const id = useId();
  return (
    <section className="likes-part" aria-labelledby={id}>
      <h2 id={id}>
        {title} {badge !== undefined && <Badge>{badge}</Badge>}
      </h2>
      <Cards ids={ids} label={title} />
    </section>
  );
}

function Cards({ ids, label }: { ids: readonly string[]; label: string }) {
  return (
    <CardGrid wide label={label}>
      {ids.map((id, index) => (
        <LikableCard key={id} id={id} source="likes" priority={index < FIRST_PICTURES} />
      ))}
    </CardGrid>
  );
}

function NoLikes({ type }: { type: LikesType }) {
  const { t } = useTranslation('likes');
  const portraits = useSomePortraits();
  const hasPicture = useAppSelector(selectUser)?.profile.main_image !== null;
  const texts = {
    received: { title: t('empty.received.title'), text: t('empty.received.text') },
    given: { title: t('empty.given.title'), text: t('empty.given.text') },
    matches: { title: t('empty.matches.title'), text: t('empty.matches.text') },
  };
  const asksForPhoto = type === 'received' && !hasPicture;
  return (
    <EmptyState
      portraits={portraits}
      {...texts[type]}
      actions={
        <>
          {asksForPhoto && (
            <Link className={buttonClass()} to={path('profile')}>
              {t('empty.received.photo')}
            </Link>
          )}
          <Link className={buttonClass({ kind: asksForPhoto ? 'link' : 'primary' })} to={path('members')}>
            {t('empty.search')}
          </Link>
        </>
      }
    />
  );
}
