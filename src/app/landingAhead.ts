/** The page that every log-out leads to, so that it is here for one without a network. */
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { sessionSettled } from '@/core/auth/authSlice';
import { loadNamespaces } from '@/i18n/i18n';
import { importAhead } from '@/lib/importPart';
import { quiet } from '@/lib/quiet';
import type { StartAppListening } from '@/store/types';

/** Called once per store. It comes soon: whoever loses the network may log out the next moment. */
export function addLandingAheadListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionSettled,
    effect: async () => {
      await quiet(PREFETCH_IDLE_MS);
      if (!navigator.onLine) return;
      await importAhead(() => Promise.all([import('@/pages/HomePage'), loadNamespaces(['home'])]));
    },
  });
}
