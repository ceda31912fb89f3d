/** The head of the list: back to the search, logo, whose messages these are. */
import { useLayoutEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Pill } from '@/ui/Pill';
import { selectUnreadTotal } from './unread';

export function ChatListTop() {
  const { t } = useTranslation(['chats', 'common']);
  const user = useAppSelector(selectUser);
  const imageUrl = useImageUrl();
  return (
    <div className="chats-top">
      <Link to={path('members')} className={iconButtonClass()} aria-label={t('list.back')}>
        <Icon as={ArrowLeft} />
      </Link>
      <SiteLogo />
      {user && (
        <Link to={path('profile')} aria-label={t('common:nav.myProfile')} className="chats-self">
          <Avatar
            src={imageUrl(user.profile.main_image?.thumb_filename)}
            name={user.profile.name}
            size={36}
          />
        </Link>
      )}
    </div>
  );
}

interface ChatListTitleProps {
  /** The list of those that are put away; it leads back to the others. */
  archived: boolean;
  /** The page has no other heading of the first level. */
  main: boolean;
}

export function ChatListTitle({ archived, main }: ChatListTitleProps) {
  const { t } = useTranslation('chats');
  const { pathname } = useLocation();
  const unread = useAppSelector(selectUnreadTotal);
  const Heading = main ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(archived);
  // What was pressed to come here is gone: the heading takes the focus.
  useLayoutEffect(() => {
    if (shown.current !== archived) heading.current?.focus({ preventScroll: true });
    shown.current = archived;
  }, [archived]);
  return (
    <div className="chats-title">
      {archived && (
        <Link to={pathname} className={iconButtonClass()} aria-label={t('head.back')}>
          <Icon as={ArrowLeft} />
        </Link>
      )}
      <Heading ref={heading} className="h2" tabIndex={-1}>
        {t(archived ? 'archive.title' : 'list.title')}
      </Heading>
      {unread > 0 && !archived && <Pill>{t('list.unread', { count: unread })}</Pill>}
    </div>
  );
}
