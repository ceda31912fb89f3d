/** A conversation by its id: loads it, and says so when it is gone or cannot be loaded. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { arrivalOf } from './arrival';
import type { Arrival } from './arrival';
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
import { ListFailure } from './ListFailure';

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

  // The list may be older than the conversation, which a gift or the other one has just begun: it is asked for once more.
  const missing = status === 'ready' && profile === undefined;
  const [shown, setShown] = useState(false);
  const [lookedFor, setLookedFor] = useState(false);
  if (profile && !shown) setShown(true);
  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    void dispatch(fetchChats()).then(() => here && setLookedFor(true));
    return () => {
      here = false;
    };
  }, [dispatch, missing]);

  if (profile && refusalCode(thread?.failure) !== 'not_found')
    return <Conversation profile={profile} id={id} />;
  if (thread?.failure?.kind === 'refused' || (missing && (shown || lookedFor)))
    return shown ? <Gone /> : <GoneAtOnce id={id} />;
  if (listFailure) return <ListFailed />;
  return <ConversationSkeleton />;
}

/** Never seen here: whoever came to write to a member goes back to do that. */
function GoneAtOnce({ id }: { id: string }) {
  const { member } = arrivalOf(useLocation().state);
  const state: Arrival = { gone: id };
  return member === undefined ? (
    <Gone />
  ) : (
    <Navigate replace to={path('memberChat', { id: member })} state={state} />
  );
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
  const { t } = useTranslation('chats');
  return (
    <div className="chat-middle">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('list.title')}
      </h1>
      <ListFailure />
    </div>
  );
}
