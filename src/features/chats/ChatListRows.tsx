/** The rows of the list, or what stands in for them: loading, failed, empty. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ConversationRowSkeleton } from '@/ui/ConversationRowSkeleton';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChatListRow } from './ChatListRow';
import { selectChatRows } from './chatsSelectors';
import { selectChatsFailure, selectChatsHeardAt, selectChatsStatus } from './chatsSlice';
import { fetchChats } from './chatsThunks';

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6'];

/**
 * @param open the conversation on screen
 * @param name shows only members whose name contains it
 */
export function ChatListRows({ open, name }: { open: string | null; name: string }) {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectChatsStatus);
  const failure = useAppSelector(selectChatsFailure);
  const heardAt = useAppSelector(selectChatsHeardAt);
  const rows = useAppSelector(selectChatRows);
  const failureText = useFailureText();

  if (status === 'failed')
    return (
      <div className="chats-note">
        <ErrorState
          title={t('list.failedTitle')}
          text={failureText(failure)}
          action={
            <Button kind="link" onClick={() => void dispatch(fetchChats())}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      </div>
    );
  if (status !== 'ready')
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
  if (rows.length === 0) return <NoConversations />;
  const wanted = name.trim().toLocaleLowerCase();
  const found = rows.filter(({ profile }) => profile.name.toLocaleLowerCase().includes(wanted));
  if (found.length === 0) return <p className="chats-note muted">{t('list.noneFound')}</p>;
  return (
    <ul className="conv-list">
      {found.map((row) => (
        <li key={row.id}>
          <ChatListRow
            id={row.id}
            current={row.id === open}
            name={row.profile.name}
            age={row.profile.age}
            image={row.profile.main_image?.thumb_filename ?? null}
            online={row.profile.online}
            fictional={row.profile.fictional}
            unread={row.unread}
            failed={row.failed}
            draft={row.draft && row.id !== open}
            lastText={row.last_message?.text ?? null}
            lastIsOwn={row.last_message !== null && row.last_message.from !== row.profile.id}
            lastIsPhoto={row.last_message?.attachment === true}
            at={Date.parse(row.last_message?.sent_at ?? row.updated_at)}
            now={heardAt}
          />
        </li>
      ))}
    </ul>
  );
}

function NoConversations() {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const pictures = Object.values(useAppSelector(selectProfileTable)).flatMap(({ main_image }) => {
    const url = imageUrl(main_image?.filename);
    return url === null ? [] : [url];
  });
  return (
    <EmptyState
      portraits={pictures.length > 1 ? pictures.slice(0, 2) : undefined}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          <Link to={path('members')} className={buttonClass({ kind: 'hot', size: 'lg', block: true })}>
            {t('empty.search')}
          </Link>
          <Link to={path('likes')} className={buttonClass({ kind: 'link' })}>
            {t('empty.likes')}
          </Link>
        </>
      }
    />
  );
}
