/** Effects of a session that the first screen does not need: conversations and purchases under way. */
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { addPaymentListeners } from '@/features/payment/paymentListeners';
import type { StartAppListening } from '@/store/types';

/** Called once per store; both find by themselves who is logged in. */
export function addQuietSessionListeners(startListening: StartAppListening): void {
  addChatsListeners(startListening);
  addPaymentListeners(startListening);
}
