/** Beside the list while no conversation is open: whom to write to next; on phones the list stands alone. */
import { MessageCircleHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { selectListIsHere, selectNextPartner } from './matchSelectors';
import type { NextPartner } from './matchSelectors';
import { selectChatsStatus } from './chatsSlice';
import { useMatchesInTime } from './useMatchesInTime';
import './nothingOpen.scss';

const NOBODY: readonly string[] = [];

/** @param matches profile ids; null while they are not known */
export function NothingOpen({ matches }: { matches: readonly string[] | null }) {
  const { t } = useTranslation('chats');
  const inTime = useMatchesInTime(matches);
  const next = useAppSelector((state) => selectNextPartner(state, inTime ?? NOBODY));
  const isKnown = useAppSelector((state) => selectListIsHere(state) || selectChatsStatus(state) === 'failed');
  if (!isKnown) return <div className="chat-middle" />;
  if (next) return <WriteNext next={next} />;
  return (
    <div className="chat-middle">
      <span className="chats-mark">
        <Icon as={MessageCircleHeart} size={32} />
      </span>
      <h2 className="h3">{t('none.title')}</h2>
      <p className="muted">{t('none.text')}</p>
    </div>
  );
}

/** A conversation is opened by its reader alone: on screen, everything in it counts as read. */
function WriteNext({ next: { conversation, profiles } }: { next: NextPartner }) {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const me = useAppSelector(selectUser)?.profile;
  const [partner] = profiles;
  if (!partner) return null;
  const { id, name } = partner;
  const isMatch = conversation === null;
  // Two faces in one frame are the two who like each other.
  const shown = isMatch && me ? [partner, me] : profiles;
  return (
    <div className="chat-middle chats-next">
      <EmptyState
        portraits={shown.flatMap(({ main_image }) => imageUrl(main_image?.filename) ?? [])}
        icon={isMatch ? undefined : <Icon as={MessageCircleHeart} size={32} />}
        title={isMatch ? t('none.match', { name }) : t('none.title')}
        text={t(isMatch ? 'none.matchText' : 'none.text')}
        actions={
          <Link
            to={isMatch ? path('memberChat', { id }) : path('chat', { id: conversation })}
            className={buttonClass({ kind: 'hot', size: 'lg' })}
          >
            {t(isMatch ? 'none.hello' : 'none.goOn', { name })}
          </Link>
        }
      />
    </div>
  );
}
