/** Effects of a session that the first screen does not need: conversations, purchases under way, push, the app's badge. */
import { addPushListeners } from '@/core/push/pushListeners';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { addMomentListeners } from '@/features/likes/momentListeners';
import { addReturnListener } from '@/features/likes/returnListener';
import { addUnsentLikesListeners } from '@/features/likes/unsentLikes';
import { addPaymentListeners } from '@/features/payment/paymentListeners';
import type { StartAppListening } from '@/store/types';
import { addAppBadgeListener } from './appBadge';
import { addLastingStorage } from './lastingStorage';
import { addLandingAheadListener } from './landingAhead';
import { addLeftSwipesListener } from './leftSwipes';
import { addLastSeenListeners } from './lastSeen/lastSeenListeners';
import { addLikelyPagesListener } from './likelyPages';
import { addPushOccasionListener } from './pushOccasion';
import { addSharedAside } from './sharedAside';
import { addSharedLikes } from './sharedLikes';
import { addSharedUser } from './sharedUser';

/** Called once per store; each finds by itself who is logged in. */
export function addQuietSessionListeners(startListening: StartAppListening): void {
  addSharedUser(startListening);
  addSharedLikes(startListening);
  addSharedAside(startListening);
  addChatsListeners(startListening);
  addMomentListeners(startListening);
  addReturnListener(startListening);
  addUnsentLikesListeners(startListening);
  addLeftSwipesListener(startListening);
  addLastingStorage(startListening);
  addPaymentListeners(startListening);
  addPushListeners(startListening);
  addPushOccasionListener(startListening);
  addAppBadgeListener(startListening);
  addLikelyPagesListener(startListening);
  addLandingAheadListener(startListening);
  addLastSeenListeners(startListening);
}
