/** Effects of a session that the first screen does not need. */
export { addChatsListeners } from '@/features/chats/chatsListeners';
export { addPaymentListeners } from '@/features/payment/paymentListeners';
