/** The cards of one kind of likes, or what to do while there are none. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { CardList } from './CardList';
import { LikableCard } from './LikableCard';
import { LikedPlace } from './LikedPlace';
import { selectGiven, selectMatches, selectReceived } from './likesSlice';
import type { LikesType } from './likesType';
import { MatchCard } from './MatchCard';
import { NextStep } from './NextStep';
import { NoLikes } from './NoLikes';
import { useKeptOrder } from './useKeptOrder';

/** Below this number of cards two lists would be two rows that are mostly empty. */
const FEW = 8;

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
  // One kind alone, or a few cards, need no headings: the label of the list names it, and cards say which likes are new.
  const isFew = received.length < FEW;
  const isSplit = !isFew && fresh.length > 0 && earlier.length > 0;
  // In one place either way: the cards stay, with the focus, when the first new like comes or the last one is seen.
  return (
    <>
      {isSplit && <Part name="new" title={t('new')} label={t('new')} ids={fresh} />}
      <Part
        name="earlier"
        title={isSplit ? t('earlier') : null}
        label={isSplit ? t('earlier') : t('tabs.received')}
        ids={isSplit ? earlier : [...fresh, ...earlier]}
        below={isSplit}
        rest={isFew && <NextStep />}
      />
    </>
  );
}

interface PartProps {
  /** Of the two lists that one page may have. */
  name: 'new' | 'earlier';
  ids: readonly string[];
  /** Stands above; null where the list is alone. */
  title: string | null;
  label: string;
  below?: boolean | undefined;
  rest?: ReactNode;
}

function Part({ name, title, ids, label, below, rest }: PartProps) {
  const id = useId();
  return (
    <section className="likes-part" aria-labelledby={title === null ? undefined : id}>
      {title !== null && <h2 id={id}>{title}</h2>}
      <CardList
        name={name}
        ids={ids}
        label={label}
        below={below}
        renderCard={(one, priority) => <LikableCard id={one} source="likes" priority={priority} />}
        rest={rest}
      />
    </section>
  );
}

function Given({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('likes');
  const { order, leave } = useKeptOrder(ids);
  if (order.length === 0) return <NoLikes list="given" />;
  return (
    <CardList
      name="given"
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
      name="matches"
      ids={ids}
      label={t('tabs.matches')}
      renderCard={(id, priority) => <MatchCard id={id} priority={priority} />}
    />
  );
}
