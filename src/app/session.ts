/** Effects of a member's visit: loaded once somebody is logged in, so that visitors never pay for them. */
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { addPaymentListeners } from '@/features/payment/paymentListeners';
import { addTimeBonusListeners } from '@/features/timeBonus/timeBonusListeners';
import type { StartAppListening } from '@/store/types';
import { addRefreshListeners } from '@/core/auth/refreshListeners';

/** Called once per store. The features' own "on log-in" effects run by `sessionStarted`. */
export function addSessionListeners(startListening: StartAppListening): void {
  addRefreshListeners(startListening);
  addChatsListeners(startListening);
  addLikesListeners(startListening);
  addTimeBonusListeners(startListening);
  addPaymentListeners(startListening);
}
