/** Effects of a session that the first screen does not need: conversations, purchases under way, the app's badge. */
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { addPaymentListeners } from '@/features/payment/paymentListeners';
import type { StartAppListening } from '@/store/types';
import { addAppBadgeListener } from './appBadge';

/** Called once per store; each finds by itself who is logged in. */
export function addQuietSessionListeners(startListening: StartAppListening): void {
  addChatsListeners(startListening);
  addPaymentListeners(startListening);
  addAppBadgeListener(startListening);
}
