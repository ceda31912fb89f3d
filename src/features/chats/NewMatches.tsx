/** Above the list: the matches whom nobody has written to yet, each the way to a first line. */
import { useId, useState } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectNewMatches } from './matchSelectors';
import { useMatchesInTime } from './useMatchesInTime';
import './matches.scss';

/** More would be a list of their own, which the page of likes has. */
const SHOWN_AT_MOST = 12;
const NOBODY: readonly string[] = [];

/** @param matches profile ids; null while they are not known. Nothing is shown of those that come after the list. */
export function NewMatches({ matches }: { matches: readonly string[] | null }) {
  const { t } = useTranslation('chats');
  const titleId = useId();
  const inTime = useMatchesInTime(matches);
  const fresh = useAppSelector((state) => selectNewMatches(state, inTime ?? NOBODY));
  // Who is here stays for the visit, so that the rows below stay where they are.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (first === null && inTime !== null) setFirst(new Set(fresh.map(({ id }) => id)));
  if (inTime === null || first === null || first.size === 0) return null;
  const now = new Set(fresh.map(({ id }) => id));
  const shown = inTime.filter((id) => first.has(id) || now.has(id)).slice(0, SHOWN_AT_MOST);
  return (
    <div className="matches">
      <p className="matches-title" id={titleId}>
        {t('matches.title')}
      </p>
      <ul className="matches-row" aria-labelledby={titleId}>
        {shown.map((id) => (
          <NewMatch key={id} id={id} fresh={now.has(id)} />
        ))}
      </ul>
    </div>
  );
}

function NewMatch({ id, fresh }: { id: string; fresh: boolean }) {
  const { t } = useTranslation(['chats', 'common']);
  const imageUrl = useImageUrl();
  const profile = useAppSelector((state) => selectProfile(state, id));
  if (!profile) return null;
  const { fictional, main_image, name } = profile;
  return (
    <li>
      <Link to={path('memberChat', { id })} className="new-match">
        <span className={clsx('new-match-ring', fresh && 'new-match-ring-fresh')}>
          <Avatar src={imageUrl(main_image?.thumb_filename)} name={name} size={56} />
        </span>
        <VisuallyHidden>{t('none.hello', { name })}</VisuallyHidden>
        <span className="new-match-name" aria-hidden="true">
          {name}
        </span>
        {fictional && <span className="conv-word">{t('common:status.fictional')}</span>}
      </Link>
    </li>
  );
}
