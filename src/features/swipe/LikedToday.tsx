/** Whom the member has liked in the game today, and whether they like back. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { selectDeck, selectMatched } from './swipeSlice';

interface LikedTodayProps {
  /** Ids of the members who are liked, wherever that was done; null while that is not known. */
  given: readonly string[] | null;
  /** Ids of the members who like back. */
  matches: readonly string[];
}

export function LikedToday({ given, matches }: LikedTodayProps) {
  const { t } = useTranslation('swipe');
  const title = useId();
  const matched = useAppSelector(selectMatched);
  const { history, calls, resets_at } = useAppSelector(selectDeck);
  // A like may have been taken back on another page; one that is still to be sent is in no list yet.
  const isGiven = (id: string): boolean =>
    given === null || given.includes(id) || calls.some((call) => call.id === id);
  const liked = history.filter(({ kind, day, id }) => kind === 'like' && day === resets_at && isGiven(id));
  if (liked.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('today.title')}</h2>
      <ul className="swipe-today">
        {liked.toReversed().map(({ id }) => (
          <LikedRow key={id} id={id} isMatch={matched.includes(id) || matches.includes(id)} />
        ))}
      </ul>
    </section>
  );
}

function LikedRow({ id, isMatch }: { id: string; isMatch: boolean }) {
  const { t } = useTranslation(['swipe', 'members']);
  const imageUrl = useImageUrl();
  const profile = useAppSelector((state) => selectProfile(state, id));
  if (!profile) return null;
  const state = isMatch ? t('today.match') : t('today.waiting');
  return (
    // It goes when its like is taken back in another tab.
    <li ref={toHeading}>
      <Link className="swipe-today-row" to={path('member', { id })}>
        <Avatar src={imageUrl(profile.main_image?.thumb_filename)} name={profile.name} size={52} />
        <span>
          <span className="strong">
            {profile.name}, {profile.age}
          </span>{' '}
          <span className="caption muted">
            {profile.fictional ? `${t('members:card.fictional')} · ${state}` : state}
          </span>
        </span>
      </Link>
    </li>
  );
}
