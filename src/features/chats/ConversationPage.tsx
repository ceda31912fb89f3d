/** A conversation by its id: loads it, and says so when it is gone or cannot be loaded. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';
import { Conversation } from './Conversation';
import { ConversationSkeleton } from './ConversationSkeleton';
import {
  conversationClosed,
  selectChatEntry,
  selectChatsFailure,
  selectChatsStatus,
  selectThread,
} from './chatsSlice';
import { fetchChats, openConversation } from './chatsThunks';

/** Give it a key: another conversation is another screen. */
export function ConversationPage({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectChatsStatus);
  const listFailure = useAppSelector(selectChatsFailure);
  const thread = useAppSelector((state) => selectThread(state, id));
  const partner = useAppSelector((state) => selectChatEntry(state, id)?.profile.id);
  const profile = useAppSelector((state) =>
    partner === undefined ? undefined : selectProfile(state, partner),
  );

  useEffect(() => {
    const opening = dispatch(openConversation(id));
    return () => {
      opening.abort();
      dispatch(conversationClosed(id));
    };
  }, [dispatch, id]);

  if (profile && refusalCode(thread?.failure) !== 'not_found')
    return <Conversation profile={profile} id={id} />;
  if (status === 'ready' || thread?.failure?.kind === 'refused') return <Gone />;
  if (listFailure) return <ListFailed />;
  return <ConversationSkeleton />;
}

function Gone() {
  const { t } = useTranslation('chats');
  return (
    <div className="chat-middle">
      <h1 className="h3" tabIndex={-1}>
        {t('gone.title')}
      </h1>
      <p className="muted">{t('gone.text')}</p>
      <Link to={path('chats')} className={buttonClass({ kind: 'primary' })}>
        {t('gone.action')}
      </Link>
    </div>
  );
}

function ListFailed() {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectChatsFailure);
  const failureText = useFailureText();
  return (
    <div className="chat-middle">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('list.title')}
      </h1>
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
}
