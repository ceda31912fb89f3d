/** Keeps outbox and drafts in the browser's storage, hears what other tabs put there, and wipes them at a log-out. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { DRAFT_SAVE_DELAY_MS } from '@/config/limits';
import { accountKey } from '@/config/storageKeys';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { wipeRecords } from './accountRecords';
import {
  chatRemoved,
  draftChanged,
  selectAccount,
  selectOutbox,
  selectRemovals,
  selectSessionActive,
} from './chatsSlice';
import { isEntryKey } from './outboxRecords';
import { forgetPicture } from './pictureRecords';
import { keepOutbox, shareDrafts, takeInDrafts, takeInOutbox } from './sharing';
import { memberReturned } from './sweepRecords';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Registered before the listeners that send: a message is stored before its first attempt. */
export function addRecordListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) =>
      selectOutbox(now) !== selectOutbox(before) || selectRemovals(now) !== selectRemovals(before),
    effect: (_, api) => api.dispatch(keepOutbox()),
  });
  startListening({ actionCreator: draftChanged, effect: onDraftChanged });
  startListening({
    // They take the draft along.
    matcher: isAnyOf(memberBlocked, chatRemoved),
    effect: (action, api) => {
      api.dispatch(shareDrafts());
      const account = selectAccount(api.getState());
      const profile = draftGoneOf(action, api.getOriginalState());
      if (account !== null && profile !== undefined) forgetPicture(account, profile);
    },
  });
  startListening({
    // Another member may take the place of one without a log-out in this tab.
    predicate: (_, now, before) =>
      selectSessionActive(now) &&
      (!selectSessionActive(before) || selectAccount(now) !== selectAccount(before)),
    effect: hearOtherTabs,
  });
  startListening({
    predicate: (_, now, before) => selectSessionActive(before) && !selectSessionActive(now),
    effect: onSessionEnded,
  });
}

/** @returns the profile id of whoever was blocked, or with whom the conversation was */
function draftGoneOf(action: UnknownAction, before: RootState): string | undefined {
  if (memberBlocked.match(action)) return action.payload;
  return chatRemoved.match(action) ? selectRemovals(before)[action.payload]?.item.profile.id : undefined;
}

async function onDraftChanged(action: ReturnType<typeof draftChanged>, api: Api): Promise<void> {
  api.cancelActiveListeners();
  // A sent message must not come back as a draft.
  if (action.payload.text !== '') await api.delay(DRAFT_SAVE_DELAY_MS);
  api.dispatch(shareDrafts());
}

/** Storage tells the tabs of each other's writing; a page that slept, or was put away, has heard nothing. */
async function hearOtherTabs(_: UnknownAction, api: Api): Promise<void> {
  const account = selectAccount(api.getState());
  if (account === null) return;
  memberReturned(account);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || isEntryKey(key, account)) api.dispatch(takeInOutbox());
    if (key === null || key === accountKey('drafts', account)) api.dispatch(takeInDrafts());
  };
  const onReturn = (): void => {
    api.dispatch(takeInOutbox());
    api.dispatch(shareDrafts());
  };
  const { signal } = api;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  // On leaving, too: the page may not live until the pause in writing is over.
  window.addEventListener('pagehide', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  await api.condition((_action, now) => !selectSessionActive(now) || selectAccount(now) !== account);
}

/** The member's own log-out leaves nothing behind; another tab's has wiped already; an expired session keeps all. */
function onSessionEnded(action: UnknownAction, api: Api): void {
  const account = selectAccount(api.getOriginalState());
  if (account === null) return;
  if (!loggedOut.match(action)) api.dispatch(shareDrafts());
  else if (action.payload.by === 'member') wipeRecords(account);
  else if (action.payload.by === 'expiry') api.dispatch(shareDrafts());
}
