/** The effects of conversations; the app calls it once a store. */
import type { StartAppListening } from '@/store/types';
import { addPollingListeners } from './pollingListeners';
import { addRecordListeners } from './recordListeners';
import { addSendingListeners } from './sendingListeners';

/** Loading and polling (spec 4), sending, and what the browser keeps of unsent work. */
export function addChatsListeners(startListening: StartAppListening): void {
  // What is written down comes before what is sent.
  addRecordListeners(startListening);
  addSendingListeners(startListening);
  addPollingListeners(startListening);
}
