/**
 * Notices leave by themselves after the time it takes to read them; bad news stays until dismissed. While they are held none
 * leaves, and afterwards each has its whole time again (WCAG 2.2.1).
 */
import { noticeDismissed, noticeShown, selectNoticesHeld } from './noticesSlice';
import type { StartAppListening } from '@/store/types';
import { NOTICE_MS } from '@/config/limits';

export function addNoticesListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: noticeShown,
    effect: async ({ payload }, { condition, dispatch, getState }) => {
      if (payload.tone === 'bad') return;
      const isHeld = (): boolean => selectNoticesHeld(getState());
      let stays = true;
      while (stays) stays = await (isHeld() ? condition(() => !isHeld()) : condition(isHeld, NOTICE_MS));
      dispatch(noticeDismissed(payload.id));
    },
  });
}
