/** The top bar of a conversation: the partner, the balance, what else can be done (spec 2). */
import {
  Ban,
  ChevronLeft,
  Coins,
  Cookie,
  Flag,
  Gift,
  Info,
  Keyboard,
  Search,
  Trash2,
  UserRound,
} from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectCredits, selectPaidUser } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { creditsBadge } from '@/domain/badges';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { MenuItem, menuItemProps } from '@/ui/MenuItem';
import { shortcutsAsked } from './actsSlice';
import { hasCoarsePointer } from './coarsePointer';
import { useShopPath } from './useShopPath';
import './conversationHead.scss';

interface ConversationHeadProps {
  profile: Profile;
  typing: boolean;
  /** Undefined while there is nothing to remove. */
  onRemove: (() => void) | undefined;
  /** Undefined while there is nothing to search. */
  onSearch: (() => void) | undefined;
}

export function ConversationHead({ profile, typing, onRemove, onSearch }: ConversationHeadProps) {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const imageUrl = useImageUrl();
  const { id, name } = profile;
  const profilePath = path('member', { id: profile.id });
  // Back to the archive, if that is the list beside it.
  const { search } = useLocation();
  return (
    <header className="chat-head">
      <div className="chat-mid">
        <Link
          to={{ pathname: path('chats'), search }}
          className={clsx(iconButtonClass(), 'chats-only-phone')}
          aria-label={t('head.back')}
        >
          <Icon as={ChevronLeft} size={24} />
        </Link>
        <Avatar
          src={imageUrl(profile.main_image?.thumb_filename)}
          name={profile.name}
          size={44}
          online={profile.online}
        />
        <div className="chats-who">
          <h1 className="chats-name" tabIndex={-1}>
            <Link to={profilePath}>
              {profile.name}, {profile.age}
            </Link>
          </h1>
          <Presence profile={profile} typing={typing} />
        </div>
        <Balance />
        <Menu
          align="end"
          label={t('head.menu')}
          triggerClass={iconButtonClass()}
          trigger={<Icon as={Info} />}
        >
          <Link to={profilePath} {...menuItemProps}>
            <Icon as={UserRound} />
            {t('head.viewProfile')}
          </Link>
          {onSearch && (
            <MenuItem icon={<Icon as={Search} />} onSelect={onSearch}>
              {t('head.search')}
            </MenuItem>
          )}
          <MenuItem
            icon={<Icon as={Gift} />}
            onSelect={() => dispatch(modalOpened({ name: 'gift', profile: id }))}
          >
            {t('head.gift')}
          </MenuItem>
          {!hasCoarsePointer() && (
            <MenuItem icon={<Icon as={Keyboard} />} onSelect={() => dispatch(shortcutsAsked(true))}>
              {t('act.shortcuts')}
            </MenuItem>
          )}
          <MenuItem icon={<Icon as={Cookie} />} onSelect={() => dispatch(modalOpened({ name: 'consent' }))}>
            {t('common:footer.choices')}
          </MenuItem>
          <MenuItem
            icon={<Icon as={Flag} />}
            onSelect={() => dispatch(modalOpened({ name: 'report', profile: id }))}
          >
            {t('head.report', { name })}
          </MenuItem>
          <MenuItem
            danger
            icon={<Icon as={Ban} />}
            onSelect={() => dispatch(modalOpened({ name: 'block', profile: id }))}
          >
            {t('head.block', { name })}
          </MenuItem>
          {onRemove && (
            <MenuItem danger icon={<Icon as={Trash2} />} onSelect={onRemove}>
              {t('head.remove')}
            </MenuItem>
          )}
        </Menu>
      </div>
    </header>
  );
}

function Presence({ profile, typing }: { profile: Profile; typing: boolean }) {
  const { t } = useTranslation(['chats', 'common']);
  if (!profile.fictional && !typing && !profile.online) return null;
  return (
    <p className="chats-presence">
      {profile.fictional && <span>{t('head.fictional')}</span>}
      {(typing || profile.online) && (
        <span className="chats-online">{typing ? t('head.typing') : t('common:status.onlineNow')}</span>
      )}
    </p>
  );
}

/** The credits, and the way to more of them. */
function Balance() {
  const { t } = useTranslation('chats');
  const { number } = useFormats();
  const credits = useAppSelector(selectCredits);
  const paid = useAppSelector(selectPaidUser);
  const to = useShopPath();
  const tone = creditsBadge(credits)?.tone;
  return (
    <>
      <Link to={to} className={clsx('chip chats-credits', tone && `chats-credits-${tone}`)}>
        <Icon as={Coins} size={16} />
        <b>{number(credits)}</b>
        <span className="chats-unit">{t('head.credits', { count: credits })}</span>
      </Link>
      <Link to={to} className={clsx(buttonClass({ kind: 'quiet', size: 'sm' }), 'chats-top-up')}>
        {t(paid ? 'head.topUp' : 'head.getPremium')}
      </Link>
    </>
  );
}
