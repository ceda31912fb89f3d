/** Deletes what a member saw last (BX-25) where its session has ended: in this visit, or between two of them. */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import {
  loggedIn,
  memberRecalled,
  selectAuthStatus,
  selectLoggedIn,
  userReceived,
} from '@/core/auth/authSlice';
import { sessionMark } from '@/core/auth/sessionHint';
import { keepNote, readNote } from '@/lib/cacheNote';
import { jsonParse } from '@/lib/jsonParse';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';

const markSchema = v.object({ mark: v.string() });

/**
 * Deletes the note, unless it is of another session: somebody may have logged in since, in another tab.
 * @param mark of the session that has ended; null where none is known: nobody is here, so that whatever there is has none
 */
export async function forgetLastSeen(mark: string | null): Promise<void> {
  const text = mark === null ? null : await readNote(LAST_SEEN_CACHE);
  const note = v.safeParse(markSchema, jsonParse(text));
  if (note.success && note.output.mark !== mark) return;
  await keepNote(LAST_SEEN_CACHE, null);
}

/** Called once per store, after the first paint: the first word on who is here may have come by then. */
export function addForgetting(startListening: StartAppListening, getState: () => RootState): void {
  const markNow = (): string | null => (selectLoggedIn(getState()) ? sessionMark() : null);
  let mark = markNow();
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, memberRecalled),
    effect: () => void (mark = markNow()),
  });
  startListening({
    predicate: (_, now, before) => selectAuthStatus(now) === 'out' && selectAuthStatus(before) !== 'out',
    effect: (_, { getOriginalState }) => forgetLastSeen(selectLoggedIn(getOriginalState()) ? mark : null),
  });
  if (selectAuthStatus(getState()) === 'out') void forgetLastSeen(null);
}
