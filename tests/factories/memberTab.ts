/** A tab of a member's browser that asks for likes and for the member, and tells the other tabs (BX-28). */
import { vi } from 'vitest';
import { addSharedLikes } from '@/app/sharedLikes';
import { addSharedUser } from '@/app/sharedUser';
import type { AppStore } from '@/app/store';
import { sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { addRefreshListeners } from '@/core/auth/refreshListeners';
import { addLikesListeners } from '@/features/likes/likesListeners';
import type { StartAppListening } from '@/store/types';
import { createTestStore } from './store';

/** Nobody opens two tabs in one moment, and by then the page is quiet. */
const QUIET_MS = 700;

/**
 * Takes fake timers.
 * @param tabs of the browser
 * @param begin what else listens in it, and who is there
 */
export async function openMemberTab(
  tabs: AppStore[],
  begin: (store: AppStore, startListening: StartAppListening) => void,
): Promise<AppStore> {
  const { store, startListening } = createTestStore();
  tabs.push(store);
  addRefreshListeners(startListening);
  addLikesListeners(startListening);
  begin(store, startListening);
  store.dispatch(sessionStarted());
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  addSharedUser(startListening);
  addSharedLikes(startListening);
  store.dispatch(sessionSettled());
  return store;
}
