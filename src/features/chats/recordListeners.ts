/** Keeps outbox and drafts in the browser's storage, and wipes them when the member logs out. */
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { DRAFT_SAVE_DELAY_MS } from '@/config/limits';
import { loggedOut } from '@/core/auth/authSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { saveDrafts, saveOutbox, wipeRecords } from './accountRecords';
import { draftChanged, selectAccount, selectDrafts, selectOutbox, selectSessionActive } from './chatsSlice';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Registered before the listeners that send: a message is stored before its first attempt. */
export function addRecordListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) => selectOutbox(now) !== selectOutbox(before),
    effect: (_, api) => keepOutbox(api.getState()),
  });
  startListening({ actionCreator: draftChanged, effect: onDraftChanged });
  startListening({
    predicate: (_, now, before) => selectSessionActive(before) && !selectSessionActive(now),
    effect: onSessionEnded,
  });
}

/** Writes the drafts now: the page may not live until the pause in writing is over. */
export function keepDrafts(state: RootState): void {
  const account = selectAccount(state);
  if (account !== null) saveDrafts(account, selectDrafts(state));
}

function keepOutbox(state: RootState): void {
  const account = selectAccount(state);
  if (account !== null) saveOutbox(account, selectOutbox(state));
}

async function onDraftChanged(action: ReturnType<typeof draftChanged>, api: Api): Promise<void> {
  api.cancelActiveListeners();
  // A sent message must not come back as a draft.
  if (action.payload.text !== '') await api.delay(DRAFT_SAVE_DELAY_MS);
  keepDrafts(api.getState());
}

/** The member's own log-out leaves nothing behind; another tab's has wiped already; an expired session keeps all. */
function onSessionEnded(action: UnknownAction, api: Api): void {
  const account = selectAccount(api.getOriginalState());
  if (account === null) return;
  if (!loggedOut.match(action)) keepDrafts(api.getState());
  else if (action.payload.by === 'member') wipeRecords(account);
  else if (action.payload.by === 'expiry') keepDrafts(api.getState());
}
