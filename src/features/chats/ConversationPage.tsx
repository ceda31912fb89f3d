/** A conversation by its id: loads it, and says so when it is gone or cannot be loaded. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/types';
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
  if (profile && !shown) setShown(true);
  const search = useSearchFor(missing);

  if (profile && refusalCode(thread?.failure) !== 'not_found')
    return <Conversation profile={profile} id={id} />;
  if (thread?.failure?.kind === 'refused' || (missing && (shown || search.done)))
    return shown ? <Gone /> : <GoneAtOnce id={id} />;
  const failure = listFailure ?? search.failure;
  if (failure) return <ListFailed failure={failure} onRetry={search.again} />;
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

interface SearchForMissing {
  /** The list was heard, and does not hold it. */
  done: boolean;
  failure: Failure | null;
  again: () => void;
}

type Found = Pick<SearchForMissing, 'done' | 'failure'>;
const NOT_YET: Found = { done: false, failure: null };

async function lookFor(dispatch: AppDispatch): Promise<Found> {
  const result = await dispatch(fetchChats());
  const done = fetchChats.fulfilled.match(result);
  return { done, failure: done ? null : (result.payload ?? null) };
}

/** Asks for the list once more while something is missing in it; what could not be asked is not taken for gone. */
function useSearchFor(missing: boolean): SearchForMissing {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(NOT_YET);
  useEffect(() => {
    if (missing) void lookFor(dispatch).then(setFound);
  }, [dispatch, missing]);
  const again = (): void => {
    setFound(NOT_YET);
    void lookFor(dispatch).then(setFound);
  };
  useBackOnline(() => {
    if (found.failure) again();
  });
  return { ...found, again };
}

function ListFailed(props: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation('chats');
  return (
    <div className="chat-middle">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('list.title')}
      </h1>
      <ListFailure {...props} />
    </div>
  );
}
