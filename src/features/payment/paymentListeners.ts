/** Keeps the purchase under way through reloads and the trip to the payment page. */
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { writePurchase } from './attempt';
import { selectNext, selectStoredAttempt } from './paymentSlice';

/** Starts the effects of paying; the app calls it once a store. */
export function addPaymentListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) =>
      selectStoredAttempt(now) !== selectStoredAttempt(before) || selectNext(now) !== selectNext(before),
    effect: (_, api) => keepPurchase(api.getState()),
  });
}

const keepPurchase = (state: RootState) =>
  writePurchase({ attempt: selectStoredAttempt(state), next: selectNext(state) });
