/** Asks the browser not to clear the site's storage by itself once something unsent lies there (BX-06, BX-25). */
import { isInstalledApp } from '@/core/navigation/installedApp';
import { selectDrafts, selectOutbox } from '@/features/chats/chatsSlice';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';

const holdsUnsent = (state: RootState): boolean =>
  selectOutbox(state).length > 0 || Object.keys(selectDrafts(state)).length > 0;

/**
 * Called once per store; asks once a visit. Only in the installed app: there no browser asks its user, and it is there
 * that something is left to be sent later. What the browser answers changes nothing for the member.
 */
export function addLastingStorage(startListening: StartAppListening): void {
  if (!('storage' in navigator) || !isInstalledApp()) return;
  startListening({
    predicate: (_, now) => holdsUnsent(now),
    effect: async (_, { unsubscribe }) => {
      unsubscribe();
      const { storage } = navigator;
      if (!(await storage.persisted().catch(() => true))) await storage.persist().catch(() => false);
    },
  });
}
