/** The regular refresh of the current user: first after 5 s, then every 60 s, or 300 s with push or while nobody looks; one tab asks for all (spec 4, 9). */
import { isAnyOf } from '@reduxjs/toolkit';
import { USER_REFRESH_MS, USER_REFRESH_PUSH_MS, USER_REFRESH_START_DELAY_MS } from '@/config/limits';
import { TAB_LOCKS } from '@/config/storageKeys';
import { unlessAnotherTab } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { connectionChanged } from '../connection/connectionSlice';
import { untilShown } from '../modals/attention';
import { selectPushSubscribed } from '../push/pushSlice';
import { loggedOut, selectRecalled, sessionStarted, userReceived } from './authSlice';
import { fetchUser } from './authThunks';

const pace = (state: RootState): number =>
  document.hidden || selectPushSubscribed(state) ? USER_REFRESH_PUSH_MS : USER_REFRESH_MS;

export function addRefreshListeners(startListening: StartAppListening): void {
  /** By this device's clock, of which only spans are reckoned: another tab may have asked. */
  let heardAt = 0;
  startListening({ actionCreator: userReceived, effect: () => void (heardAt = Date.now()) });
  startListening({
    matcher: isAnyOf(sessionStarted, loggedOut),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState, take }) => {
      cancelActiveListeners();
      if (loggedOut.match(action)) return;
      await delay(USER_REFRESH_START_DELAY_MS);
      for (;;) {
        if (selectRecalled(getState())) {
          // Whoever looks for the server meanwhile asks.
          await take(userReceived.match);
        } else if (navigator.onLine) {
          await unlessAnotherTab(TAB_LOCKS.user, () => dispatch(fetchUser()));
          heardAt = Date.now();
        } else {
          // Nothing was asked, so it is once the network is back, unless another tab was quicker.
          await take(connectionChanged.match, pace(getState()));
        }
        let since = Date.now() - heardAt;
        // What was heard in between puts it off; a clock that was set back does not.
        while (since >= 0 && since < pace(getState())) {
          await untilShown(delay(pace(getState()) - since));
          since = Date.now() - heardAt;
        }
      }
    },
  });
}
