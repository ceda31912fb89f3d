/** Asks for news: the list while a member is here, the open conversation more often, nothing while hidden or offline. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { CHATS_POLL_MS, CONVERSATION_POLL_MS } from '@/config/limits';
import { loggedIn, selectUser, sessionSettled, sessionStarted, userReceived } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { readRecords } from './accountRecords';
import { selectAccount, selectOpenConversation, selectSessionActive, sessionBegan } from './chatsSlice';
import { fetchChats, pollConversation } from './chatsThunks';
import { isPageVisible } from './pageVisible';
import { keepDrafts } from './recordListeners';
import { maySend } from './sendingThunks';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

export function addPollingListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (action, now) => tellsWhoIsHere(action) && hasNewMember(now),
    effect: onMemberArrived,
  });
  startListening({
    predicate: (_, now, before) => selectOnline(now) && !selectOnline(before),
    effect: refresh,
  });
  startListening({ predicate: (_, now, before) => watched(now) !== watched(before), effect: watch });
}

const tellsWhoIsHere = isAnyOf(sessionSettled, sessionStarted, loggedIn, userReceived);

function hasNewMember(state: RootState): boolean {
  const user = selectUser(state);
  return user !== null && (!selectSessionActive(state) || selectAccount(state) !== user.id);
}

/** The conversation to ask about; null while none is open or nobody is logged in. */
const watched = (state: RootState) => (selectSessionActive(state) ? selectOpenConversation(state) : null);

const mayPoll = (state: RootState) => isPageVisible() && maySend(state);

async function onMemberArrived(_: unknown, api: Api): Promise<void> {
  const account = selectUser(api.getState())?.id;
  if (account === undefined) return;
  api.cancelActiveListeners();
  api.dispatch(sessionBegan({ account, ...readRecords(account) }));
  void api.dispatch(fetchChats());
  const onVisibility = () => {
    if (isPageVisible()) refresh(undefined, api);
    else keepDrafts(api.getState());
  };
  const onPageHide = () => keepDrafts(api.getState());
  document.addEventListener('visibilitychange', onVisibility, { signal: api.signal });
  window.addEventListener('pagehide', onPageHide, { signal: api.signal });
  const poll = api.fork(async (task) => {
    for (;;) {
      await task.delay(CHATS_POLL_MS);
      if (mayPoll(api.getState())) await api.dispatch(fetchChats());
    }
  });
  await api.condition((_action, now) => !selectSessionActive(now));
  poll.cancel();
}

/** The network, the session or the reader is back: everything may be old. */
function refresh(_: unknown, api: Api): void {
  if (!mayPoll(api.getState())) return;
  void api.dispatch(fetchChats());
  const open = selectOpenConversation(api.getState());
  if (open !== null) void api.dispatch(pollConversation(open));
}

/** Runs until another conversation, or none, is on screen: that starts this anew. */
async function watch(_: unknown, api: Api): Promise<void> {
  api.cancelActiveListeners();
  const conversation = watched(api.getState());
  if (conversation === null) return;
  for (;;) {
    await api.delay(CONVERSATION_POLL_MS);
    if (mayPoll(api.getState())) await api.dispatch(pollConversation(conversation));
  }
}
