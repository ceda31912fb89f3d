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
import { chatsWanted, selectChatsFailure, selectChatsStatus } from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { selectArchive, selectFound, selectInbox, selectListOrder } from './listSelectors';
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
  const none = useAppSelector((state) => selectListOrder(state).length === 0);
  const searches = name.trim() !== '';
  const rows = useAppSelector((state) => {
    if (searches) return selectFound(state, name);
    return archived ? selectArchive(state) : selectInbox(state);
  });

  // Whoever is not among the first ones may be among those that are still to come.
  const whole = status === 'ready';
  const wait = status === 'failed' ? '' : t('common:status.loading');

  if (status === 'failed' && none) return <ListFailed />;
  if (!whole && none)
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <output>{wait}</output>
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
        <output>{searches && (whole ? t('list.found', { count: rows.length }) : wait)}</output>
      </VisuallyHidden>
      {rows.length === 0 && whole && (
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
      {/* What is here stays: the others did not come, or are on their way. */}
      {status === 'failed' && <ListFailed />}
      {!whole && status !== 'failed' && rows.length === 0 && <ConversationRowSkeleton />}
    </>
  );
}

function ListFailed() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectChatsFailure);
  const again = (): void => {
    dispatch(chatsWanted());
    void dispatch(fetchChats());
  };
  return (
    <div className="chats-note">
      <ListFailure failure={failure} onRetry={again} />
    </div>
  );
}
