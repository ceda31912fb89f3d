/** The effects of conversations; the app calls it once a store. */
import type { StartAppListening } from '@/store/types';
import { addArrivalListeners } from './arrivalListeners';
import { addBalanceListeners } from './balanceListeners';
import { addPollingListeners } from './pollingListeners';
import { addRecordListeners } from './recordListeners';
import { addSendingListeners } from './sendingListeners';
import { addTabActs } from './tabActs';
import { addTypingListeners } from './typingListeners';

/** Loading and polling (spec 4), sending, and what the browser keeps of unsent work. */
export function addChatsListeners(startListening: StartAppListening): void {
  // The other tabs hear of an arrival before its message leaves the shared outbox.
  addTabActs(startListening);
  // What is written down comes before what is sent.
  addRecordListeners(startListening);
  addSendingListeners(startListening);
  addBalanceListeners(startListening);
  addPollingListeners(startListening);
  addTypingListeners(startListening);
  addArrivalListeners(startListening);
}
