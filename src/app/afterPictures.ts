/** What a visit needs behind the pictures that it begins with: what sends, the head for searches, the service worker. */
import { client } from '@/api/client';
import { addHeadListener } from '@/core/navigation/documentHead';
import { importAhead } from '@/lib/importPart';
import type { StartAppListening } from '@/store/types';
import { eachByItself } from './byItself';
import { registerServiceWorker } from './serviceWorker';
import type { AppStore } from './store';
import { addUpdateOffer } from './updateOffer';

/** @see eachByItself */
export const afterPictures = (store: AppStore, startListening: StartAppListening): Promise<void> =>
  eachByItself([
    // Here before anybody presses anything.
    () => importAhead(() => client.ready()),
    () => addHeadListener(startListening, () => store.getState()),
    async () => {
      if (import.meta.env.PROD && 'serviceWorker' in navigator)
        await registerServiceWorker(addUpdateOffer(store));
    },
  ]);
