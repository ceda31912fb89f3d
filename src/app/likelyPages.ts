/**
 * Fetches the code and the texts of a page that is likely opened next. A profile's data are not fetched ahead: to the
 * server that is a visit, which ends the new mark of a like (spec 4) that this browser may not even know of yet. Name,
 * picture and place stand in the store already, so the profile shows them at once.
 */
import { pageLikely } from '@/core/prefetch/pageLikely';
import { savesData } from '@/core/prefetch/savesData';
import { loadNamespaces } from '@/i18n/i18n';
import { importAhead } from '@/lib/importPart';
import type { StartAppListening } from '@/store/types';
import { routes } from './routes';

/** Called once per store. */
export function addLikelyPagesListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: pageLikely,
    effect: async ({ payload }) => {
      if (savesData()) return;
      const { load, namespaces } = routes[payload];
      await importAhead(() => Promise.all([load(), loadNamespaces(namespaces)]));
    },
  });
}
