/** The number on the icon of the installed app: unread messages and new likes together (spec 4). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { selectChatsRecalled } from '@/features/chats/age';
import { selectChatsStatus } from '@/features/chats/chatsSlice';
import { selectUnreadTotal } from '@/features/chats/unread';
import { selectLikesRecalled, selectLikesStatus, selectNewLikes } from '@/features/likes/likesSlice';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';

const newsTotal = (state: RootState): number => selectUnreadTotal(state) + selectNewLikes(state);

/** That nothing is new is known only once both lists have come, or when nobody is here: one that failed says nothing. */
const isKnown = (state: RootState): boolean =>
  !selectLoggedIn(state) ||
  [selectChatsStatus(state), selectLikesStatus(state)].every((status) => status === 'ready');

/** What was new in the last visit is no number for now: the worker may know better. */
const isOld = (state: RootState): boolean => selectChatsRecalled(state) || selectLikesRecalled(state);

/** Called once per store; does nothing where the browser has no such badge. */
export function addAppBadgeListener(startListening: StartAppListening): void {
  if (!('setAppBadge' in navigator)) return;
  // The icon keeps the number of an earlier visit, and the news of this one may have come before this listens.
  let shown: number | null = null;
  // The worker has set it by the sender's count, which may have been wrong by the time it came.
  startListening({
    actionCreator: pushMessageReceived,
    effect: () => {
      shown = null;
    },
  });
  startListening({
    predicate: (_, now) => newsTotal(now) !== shown && !isOld(now) && (newsTotal(now) > 0 || isKnown(now)),
    effect: async (_, { getState }) => {
      shown = newsTotal(getState());
      // A badge that the system refuses is no news (spec 8).
      await navigator.setAppBadge(shown).catch(() => undefined);
    },
  });
}
