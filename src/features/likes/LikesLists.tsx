/** The cards of one kind of likes, or what to do while there are none. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/Badge';
import { CardList } from './CardList';
import { LikableCard } from './LikableCard';
import { LikedPlace } from './LikedPlace';
import { selectGiven, selectMatches, selectReceived } from './likesSlice';
import type { LikesType } from './likesType';
import { MatchCard } from './MatchCard';
import { NoLikes } from './NoLikes';
import { useKeptOrder } from './useKeptOrder';

export function LikesLists({ type }: { type: LikesType }) {
  const given = useAppSelector(selectGiven);
  const matches = useAppSelector(selectMatches);
  if (type === 'received') return <Received />;
  return type === 'given' ? <Given ids={given} /> : <Matches ids={matches} />;
}

function Received() {
  const received = useAppSelector(selectReceived);
  const { t } = useTranslation('likes');
  if (received.length === 0) return <NoLikes list="received" />;
  const fresh = received.filter((mark) => mark.like_new).map(({ id }) => id);
  const earlier = received.filter((mark) => !mark.like_new).map(({ id }) => id);
  // One kind alone needs no heading of its own; the label of the list names it.
  if (fresh.length === 0) return <Cards ids={earlier} label={t('tabs.received')} />;
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
    <CardList
      ids={ids}
      label={label}
      renderCard={(id, priority) => <LikableCard id={id} source="likes" priority={priority} />}
    />
  );
}

function Given({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('likes');
  const { order, leave } = useKeptOrder(ids);
  if (order.length === 0) return <NoLikes list="given" />;
  return (
    <CardList
      ids={order}
      label={t('tabs.given')}
      renderCard={(id, priority) => <LikedPlace id={id} priority={priority} onUnlike={leave} />}
    />
  );
}

function Matches({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('likes');
  if (ids.length === 0) return <NoLikes list="matches" />;
  return (
    <CardList
      ids={ids}
      label={t('tabs.matches')}
      renderCard={(id, priority) => <MatchCard id={id} priority={priority} />}
    />
  );
}
