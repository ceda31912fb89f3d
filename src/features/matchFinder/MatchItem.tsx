/** A member who was found: the card, how well it fits and why, and the way to a conversation. */
import type { ReactNode } from 'react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isInterest } from '@/config/interests';
import { path } from '@/config/paths';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import type { MatchMark } from './finderThunks';
import { MatchReasons, reasonTexts } from './MatchReasons';

interface MatchItemProps {
  match: MatchMark;
  /** Among the first three: larger, with every reason. */
  isBest: boolean;
  /** The best of all: its button is the page's main action. */
  isFirst: boolean;
  card: ReactNode;
}

export function MatchItem({ match, isBest, isFirst, card }: MatchItemProps) {
  const { t } = useTranslation(['finder', 'interests']);
  const formats = useFormats();
  const { pathname, search } = useLocation();
  const name = useAppSelector((state) => selectProfile(state, match.id))?.name ?? '';
  const shared = match.shared_interests.find(isInterest);
  const [reason] = match.reasons;
  const toChat = { to: path('memberChat', { id: match.id }), state: { from: pathname + search } };
  const write = t('results.write', { name });
  const fit = <p className="match-fit">{t('results.fit', { percent: formats.percent(match.score) })}</p>;
  if (isBest) {
    return (
      <li className="match match-best">
        {card}
        {fit}
        <MatchReasons match={match} />
        <Link className={buttonClass({ kind: isFirst ? 'hot' : 'outline', block: true })} {...toChat}>
          <Icon as={MessageCircle} />
          {write}
        </Link>
      </li>
    );
  }
  return (
    <li className="match">
      {card}
      <div className="match-line">
        <div className="match-words">
          {fit}
          {shared !== undefined && <p className="match-why">{t(`interests:${shared}`)}</p>}
          {shared === undefined && reason !== undefined && (
            <p className="match-why">{reasonTexts(t)[reason]}</p>
          )}
        </div>
        <Link className={iconButtonClass('quiet')} aria-label={write} {...toChat}>
          <Icon as={MessageCircle} />
        </Link>
      </div>
    </li>
  );
}
