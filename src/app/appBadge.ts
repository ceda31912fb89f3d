/** The number on the icon of the installed app: unread messages and new likes together (spec 4). */
import { selectUnreadTotal } from '@/features/chats/unread';
import { selectNewLikes } from '@/features/likes/likesSlice';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';

const newsTotal = (state: RootState): number => selectUnreadTotal(state) + selectNewLikes(state);

/** Called once per store; does nothing where the browser has no such badge. */
export function addAppBadgeListener(startListening: StartAppListening): void {
  if (!('setAppBadge' in navigator)) return;
  startListening({
    predicate: (_, now, before) => newsTotal(now) !== newsTotal(before),
    effect: async (_, { getState }) => {
      // A badge that the system refuses is no news (spec 8).
      await navigator.setAppBadge(newsTotal(getState())).catch(() => undefined);
    },
  });
}
