/** A conversation by its id: loads it, and says so when it is gone, cannot be loaded, or its partner was blocked. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { late } from '@/core/parts/late';
import type { Profile } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { arrivalOf } from './arrival';
import type { Arrival } from './arrival';
import { Conversation } from './Conversation';
import { conversationScreen } from './conversationScreen';
import { ConversationSkeleton } from './ConversationSkeleton';
import {
  conversationClosed,
  selectChatEntry,
  selectChatsFailure,
  selectChatsStatus,
  selectThread,
} from './chatsSlice';
import { openConversation } from './chatsThunks';
import { ListFailure } from './ListFailure';
import { NewScreen } from './NewScreen';
import { NoConversation } from './NoConversation';
import { useMissingSearch } from './useMissingSearch';

const MemberBlocked = late(() => import('./MemberBlocked').then((m) => m.MemberBlocked));

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
  /** Whom the conversation was with when it was on screen: the list may lose it. */
  const [shown, setShown] = useState<Profile | null>(null);
  if (profile && profile !== shown) setShown(profile);
  const blocked = useAppSelector((state) => selectBlockedHere(state, shown?.id ?? '')) === true;
  const [wasBlocked, setWasBlocked] = useState(false);
  if (blocked && !wasBlocked) setWasBlocked(true);
  const search = useMissingSearch(missing);
  // The button that asks again goes with what it stands on, and the conversation with the list that holds it.
  const [replaced, setReplaced] = useState(false);
  if (shown && missing && !replaced) setReplaced(true);

  const again = (ask: () => unknown): void => {
    setReplaced(true);
    void ask();
  };
  const screen = conversationScreen({
    profile,
    shown,
    wasBlocked,
    missing,
    listFailure,
    failure: thread?.failure ?? null,
    isLoading: thread?.status === 'loading',
    search,
    replaced,
  });
  switch (screen.name) {
    case 'blocked':
      return <BlockedHere profile={screen.profile} blocked={blocked} />;
    case 'conversation':
      return (
        <NewScreen key="conversation" news={replaced}>
          <Conversation profile={screen.profile} id={id} />
        </NewScreen>
      );
    case 'refused':
      return (
        <NewScreen key="refused" news={replaced}>
          <NoConversation
            failure={screen.failure}
            onRetry={() => again(() => dispatch(openConversation(id)))}
          />
        </NewScreen>
      );
    case 'gone':
      return (
        <NewScreen key="gone" news>
          <Gone />
        </NewScreen>
      );
    case 'goneAtOnce':
      return <GoneAtOnce id={id} />;
    case 'listFailed':
      return (
        <NewScreen key="list" news={replaced}>
          <ListFailed failure={screen.failure} onRetry={() => again(search.again)} />
        </NewScreen>
      );
    case 'loading':
      return <ConversationSkeleton />;
    default:
      return assertNever(screen);
  }
}

/** The partner was blocked while the conversation was on screen; let back, both begin anew. */
function BlockedHere({ profile, blocked }: { profile: Profile; blocked: boolean }) {
  if (!blocked) return <Navigate replace to={path('memberChat', { id: profile.id })} />;
  return (
    <Suspense fallback={<ConversationSkeleton />}>
      <NewScreen key="blocked" news>
        <MemberBlocked profile={profile} />
      </NewScreen>
    </Suspense>
  );
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
