/** The page that every log-out leads to, so that it is here for one without a network. */
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { sessionSettled } from '@/core/auth/authSlice';
import { loadNamespaces } from '@/i18n/i18n';
import { importAhead } from '@/lib/importPart';
import { quiet } from '@/lib/quiet';
import type { StartAppListening } from '@/store/types';

/** Called once per store. Nobody needs that page before the one they came for is whole. */
export function addLandingAheadListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionSettled,
    effect: async (_, { delay }) => {
      await delay(PREFETCH_IDLE_MS);
      await quiet(PREFETCH_IDLE_MS);
      if (!navigator.onLine) return;
      await importAhead(() => Promise.all([import('@/pages/HomePage'), loadNamespaces(['home'])]));
    },
  });
}
