/** What the tabs of an account share through storage: taken in before anything is done with it, written right after. */
import type { OutboxEvent } from '@/domain/outbox';
import { joinedDrafts } from '@/domain/sharedDrafts';
import { changesOf, joinedOutbox, sameKept } from '@/domain/sharedOutbox';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { readDrafts, saveDrafts } from './accountRecords';
import {
  outboxMoved,
  recordsShared,
  selectAccount,
  selectDrafts,
  selectDraftsKept,
  selectGoing,
  selectKept,
  selectOutbox,
} from './chatsSlice';
import { dropEntry, readEntry, readOutbox, storeEntry } from './outboxRecords';

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void;

/** Something happens to an own message; whatever another tab did to it before counts. */
export const moveOutbox =
  (event: OutboxEvent): Thunk =>
  (dispatch) => {
    dispatch(takeInOutbox());
    dispatch(outboxMoved(event));
  };

/** What the other tabs have queued, moved and removed. */
export const takeInOutbox = (): Thunk => (dispatch, getState) => {
  const account = selectAccount(getState());
  if (account === null) return;
  const mine = { outbox: selectOutbox(getState()), kept: selectKept(getState()) };
  const stored = readOutbox(account);
  if (!sameKept(mine.kept, stored.kept)) dispatch(recordsShared(joinedOutbox(mine, stored)));
};

/**
 * Writes what changed here; nothing comes back that another tab has removed. What goes with a conversation that is being
 * removed is in memory alone: if this page ends before the answer, no other may send it.
 */
export const keepOutbox = (): Thunk => (dispatch, getState) => {
  const account = selectAccount(getState());
  if (account === null) return;
  const kept = { ...selectKept(getState()) };
  const staying = selectOutbox(getState()).filter(({ client_id }) => !selectGoing(getState(), client_id));
  const { write, remove } = changesOf({ outbox: staying, kept });
  let late = false;
  for (const [client_id, text] of write) {
    if (kept[client_id] !== undefined && readEntry(account, client_id) !== kept[client_id]) late = true;
    else if (storeEntry(account, client_id, text)) kept[client_id] = text;
    else delete kept[client_id];
  }
  for (const client_id of remove) {
    dropEntry(account, client_id);
    delete kept[client_id];
  }
  if (write.length + remove.length > 0) dispatch(recordsShared({ kept }));
  if (late) dispatch(takeInOutbox());
};

/** Joins this tab's drafts with the stored ones; when they are not the same, both become what they are together. */
export const shareDrafts = (): Thunk => (dispatch, getState) => {
  const account = selectAccount(getState());
  if (account === null) return;
  const drafts = selectDrafts(getState());
  const stored = readDrafts(account);
  const joined = joinedDrafts(drafts, selectDraftsKept(getState()), stored);
  const saved = sameTexts(joined, stored) || saveDrafts(account, joined);
  dispatch(
    recordsShared({
      ...(!sameTexts(joined, drafts) && { drafts: joined }),
      ...(saved && { drafts_kept: joined }),
    }),
  );
};

/** What another tab wrote comes in; what is being written here is stored when its writer pauses. */
export const takeInDrafts = (): Thunk => (dispatch, getState) => {
  const account = selectAccount(getState());
  if (account === null) return;
  const drafts = selectDrafts(getState());
  const stored = readDrafts(account);
  const joined = joinedDrafts(drafts, selectDraftsKept(getState()), stored);
  dispatch(recordsShared({ ...(!sameTexts(joined, drafts) && { drafts: joined }), drafts_kept: stored }));
};

function sameTexts(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const profiles = Object.keys(a);
  return profiles.length === Object.keys(b).length && profiles.every((profile) => a[profile] === b[profile]);
}
