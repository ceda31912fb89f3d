/** The rows of the list, or what stands in for them: loading, failed, empty. */
import type { ComponentProps, RefObject } from 'react';
import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ConversationRowSkeleton } from '@/ui/ConversationRowSkeleton';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ArchiveLink } from './ArchiveLink';
import { ChatRowList } from './ChatRowList';
import { selectChatEntries, selectChatsFailure, selectChatsStatus } from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { selectArchive, selectFound, selectInbox } from './listSelectors';
import { NoConversations } from './NoConversations';
import { ListFailure } from './ListFailure';

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6'];

interface ChatListRowsProps {
  /** The conversation on screen. */
  open: string | null;
  /** Shows only members whose name contains it, wherever they are; blank shows the list. */
  name: string;
  /** The list of those that are put away. */
  archived: boolean;
  scroller: RefObject<HTMLElement | null>;
  onMenu: ComponentProps<typeof ChatRowList>['onMenu'];
}

export function ChatListRows({ open, name, archived, scroller, onMenu }: ChatListRowsProps) {
  const { t } = useTranslation(['chats', 'common']);
  const status = useAppSelector(selectChatsStatus);
  const none = useAppSelector((state) => selectChatEntries(state).length === 0);
  const searches = name.trim() !== '';
  const rows = useAppSelector((state) => {
    if (searches) return selectFound(state, name);
    return archived ? selectArchive(state) : selectInbox(state);
  });

  if (status === 'failed') return <ListFailed />;
  if (status !== 'ready' && none)
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <output>{t('common:status.loading')}</output>
        </VisuallyHidden>
        {SKELETON_ROWS.map((key) => (
          <ConversationRowSkeleton key={key} />
        ))}
      </div>
    );
  if (none) return <NoConversations />;
  return (
    <>
      {!searches && !archived && <ArchiveLink />}
      <VisuallyHidden>
        <output>{searches && t('list.found', { count: rows.length })}</output>
      </VisuallyHidden>
      {rows.length === 0 && (
        <div className={searches ? 'chats-note' : 'chats-note chats-none'}>
          {!searches && (
            <span className="chats-mark">
              <Icon as={Archive} size={32} />
            </span>
          )}
          <p className="muted">
            {searches ? t('list.noneFound') : t(archived ? 'archive.empty' : 'archive.all')}
          </p>
        </div>
      )}
      {rows.length > 0 && (
        <ChatRowList
          entries={rows}
          open={open}
          marksArchived={searches}
          scroller={scroller}
          onMenu={onMenu}
        />
      )}
    </>
  );
}

function ListFailed() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectChatsFailure);
  return (
    <div className="chats-note">
      <ListFailure failure={failure} onRetry={() => void dispatch(fetchChats())} />
    </div>
  );
}
