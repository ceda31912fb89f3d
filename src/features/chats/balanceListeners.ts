/** Asks for the balance after messages to several members were on their way at once: the older answer may come last. */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchUser } from '@/core/auth/authThunks';
import { isOnItsWay } from '@/domain/outbox';
import type { StartAppListening } from '@/store/types';
import { selectOutbox } from './chatsSlice';
import { deliver, maySend } from './sendingThunks';

const hasEnded = isAnyOf(deliver.fulfilled, deliver.rejected);

/** Once a store. */
export function addBalanceListeners(startListening: StartAppListening): void {
  /** Attempts of this tab, also at messages that have left the outbox meanwhile. */
  let own = 0;
  let inDoubt = false;
  startListening({
    predicate: (action, now, before) =>
      deliver.pending.match(action) || hasEnded(action) || selectOutbox(now) !== selectOutbox(before),
    effect: async (action, api) => {
      if (deliver.pending.match(action)) own += 1;
      if (hasEnded(action)) own -= 1;
      // The outbox knows of other tabs' attempts.
      const underWay = Math.max(own, selectOutbox(api.getState()).filter(isOnItsWay).length);
      if (underWay > 1) inDoubt = true;
      api.cancelActiveListeners();
      if (!inDoubt || underWay > 0) return;
      // The next one in line starts right after the one before: then what is asked now would be old at once.
      await api.delay(0);
      if (!maySend(api.getState())) return;
      inDoubt = false;
      void api.dispatch(fetchUser());
    },
  });
}
