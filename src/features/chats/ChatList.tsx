/** The list of conversations, with its own header: back to the search, logo, heading, search by name (spec 2). */
import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Pill } from '@/ui/Pill';
import { SearchField } from '@/ui/SearchField';
import { ChatListRows } from './ChatListRows';
import { selectChatRows } from './chatsSelectors';
import { selectUnreadTotal } from './unread';
import './chats.scss';

/** A list shorter than this is seen at a glance. */
const SEARCH_FROM = 6;

/** @param open the conversation on screen; its page has the heading of the first level */
export function ChatList({ open }: { open: string | null }) {
  const { t } = useTranslation(['chats', 'common']);
  const unread = useAppSelector(selectUnreadTotal);
  const searchable = useAppSelector(selectChatRows).length >= SEARCH_FROM;
  const [name, setName] = useState('');
  const Heading = open === null ? 'h1' : 'h2';
  return (
    <>
      <ListTop />
      <div className="chats-title">
        <Heading className="h2" {...(open === null && { tabIndex: -1 })}>
          {t('list.title')}
        </Heading>
        {unread > 0 && <Pill>{t('list.unread', { count: unread })}</Pill>}
      </div>
      {searchable && (
        <div className="chats-search">
          <SearchField
            label={t('list.search')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <div className="chat-scroll">
        <ChatListRows open={open} name={name} />
      </div>
    </>
  );
}

function ListTop() {
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
