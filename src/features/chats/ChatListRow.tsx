/** One conversation in the list; drawn again only when something of it changes. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { badgeText } from '@/domain/badges';
import { useAppSelector } from '@/store/hooks';
import { ConversationRow } from '@/ui/ConversationRow';
import { iconButtonClass } from '@/ui/IconButton';
import { ChatListLine } from './ChatListLine';
import { selectPicture } from './attachmentsSlice';
import { selectDraft, selectThread } from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { selectTroubleWith } from './listSelectors';
import { TROUBLE } from './troubleWords';

interface ChatListRowProps {
  entry: ChatEntry;
  /** Its place, from 0, and how many there are. */
  index: number;
  count: number;
  /** Distance from the top of the list, CSS pixels; null where rows follow each other by themselves. */
  top: number | null;
  /** The conversation on screen. */
  current: boolean;
  /** Tab comes here; the arrow keys lead to the others. */
  reachable: boolean;
  /** Says that it is put away, where both kinds stand together. */
  marksArchived: boolean;
  /** When something last happened in it, in words; undefined when nothing has. */
  time: string | undefined;
  onMenu: (conversation: string, opener: HTMLElement) => void;
}

export const ChatListRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { entry, index, count, top, current, reachable, marksArchived, time, onMenu } = props;
  const { t } = useTranslation(['chats', 'common']);
  const imageUrl = useImageUrl();
  // The list keeps what it shows (its archive) while another conversation opens.
  const { search } = useLocation();
  const { id } = entry.conversation;
  const profile = useAppSelector((state) => selectProfile(state, entry.profile.id));
  const trouble = useAppSelector((state) => selectTroubleWith(state, entry.profile.id));
  const draft = useAppSelector((state) => (current ? '' : selectDraft(state, entry.profile.id)));
  const hasPicture = useAppSelector(
    (state) => !current && selectPicture(state, entry.profile.id) !== undefined,
  );
  const typing = useAppSelector((state) => entry.typing === true || selectThread(state, id)?.typing === true);
  if (!profile) return null;
  return (
    <li
      data-chat={id}
      className="conv-item"
      aria-setsize={count}
      aria-posinset={index + 1}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
    >
      <ConversationRow
        image={imageUrl(profile.main_image?.thumb_filename)}
        name={`${profile.name}, ${profile.age}`}
        word={profile.fictional ? t('common:status.fictional') : undefined}
        online={profile.online}
        onlineLabel={t('common:status.onlineNow')}
        time={time}
        line={
          <ChatListLine
            entry={entry}
            profile={profile}
            // A picture without words is a draft, too.
            draft={hasPicture && draft.trim() === '' ? t('log.ownPhoto') : draft}
            typing={typing}
            archived={marksArchived && entry.archived === true}
          />
        }
        unread={badgeText(entry.num_unread_messages) ?? undefined}
        unreadLabel={t('list.unreadMessages', { count: entry.num_unread_messages })}
        failedLabel={trouble === null ? undefined : t(TROUBLE[trouble])}
        pinnedLabel={entry.pinned === true ? t('list.pinned') : undefined}
        renderLink={(link) => (
          <Link
            to={{ pathname: path(entry.unbegun ? 'memberChat' : 'chat', { id }), search }}
            aria-current={current ? 'page' : undefined}
            tabIndex={reachable ? 0 : -1}
            {...link}
          />
        )}
      />
      {!entry.unbegun && (
        <button
          type="button"
          data-act
          className={`${iconButtonClass()} conv-more dots`}
          aria-label={t('list.menu', { name: profile.name })}
          aria-haspopup="menu"
          tabIndex={reachable ? 0 : -1}
          onClick={(event) => onMenu(id, event.currentTarget)}
        />
      )}
    </li>
  );
});
