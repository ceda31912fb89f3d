/** What a visit needs once something is on screen: kept state, the other tabs, the entry warning; the rest comes behind the pictures. */
import { persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import { serverNow } from '@/api/serverClock';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { whenReachable } from '@/core/connection/whenReachable';
import { watchConsent } from '@/core/consent/consentListeners';
import { selectConsentState } from '@/core/consent/consentSlice';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { persistDismissals } from '@/core/dismissals/dismissalsPersistence';
import { keepInstallPrompt } from '@/core/install/installPrompt';
import { settingsQuery } from '@/core/settings/settingsQuery';
import { shareVisit } from '@/core/tracking/sharedVisit';
import { visitAddresses } from '@/core/tracking/visitAddresses';
import { partMissing } from '@/core/update/updateSlice';
import { sweepRecords } from '@/features/chats/sweepRecords';
import { addSiteEntryListeners } from '@/features/siteEntry/siteEntryListeners';
import { quiet } from '@/lib/quiet';
import type { StartAppListening } from '@/store/types';
import { eachByItself } from './byItself';
import { onPartMissing } from './chunkGuard';
import { addForgetting } from './lastSeen/forgetLastSeen';
import { watchMissed } from './missedTabs';
import { watchPageBounce } from './pageBounce';
import { addRecoveryListeners } from './recovery';
import { addStorageNotices } from './storageNotices';
import type { AppStore } from './store';
import { connectTabs } from './tabs';

/** Reads what the browser kept, then keeps it up to date. Resolves when it is read. */
export function startPersistence(store: AppStore): Promise<Persistor> {
  persistDismissals();
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
  });
}

/**
 * Resolves when all of it has ended, what comes behind the pictures as well.
 * @param search the query that the visit began with
 */
export async function afterPaint(
  store: AppStore,
  startListening: StartAppListening,
  search: string,
): Promise<void> {
  await eachByItself([
    // Browsers make the offer once they have looked at the manifest, which no page waits for.
    () => keepInstallPrompt(),
    () => onPartMissing(() => void store.dispatch(partMissing())),
    () => addSiteEntryListeners(startListening),
    () => shareVisit(connectTabs(startListening, store.dispatch), store),
    () => watchMissed(startListening, store),
    () => addForgetting(startListening, () => store.getState()),
    () => watchConsent(startListening, store.dispatch),
    // Over a reload the browser's own list says how the visit began, as with its source.
    () =>
      watchPageBounce(
        [search, ...visitAddresses().map((address) => address.search)],
        () => selectConsentState(store.getState()) === 'granted',
      ),
    () => addRecoveryListeners(startListening, settingsQuery(search)),
    () => addStorageNotices(store.dispatch),
    () => sweepRecords(serverNow()),
    async () => {
      const persistor = await startPersistence(store);
      // Written at once: whoever closes something and leaves the page in the same breath does not see it again.
      startListening({ actionCreator: dismissed, effect: () => persistor.flush() });
    },
    async () => {
      await quiet(PREFETCH_IDLE_MS);
      const { afterPictures } = await whenReachable(() => import('./afterPictures'));
      await afterPictures(store, startListening);
    },
  ]);
}
