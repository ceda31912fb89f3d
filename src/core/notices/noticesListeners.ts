/** Notices leave by themselves after the time it takes to read them; bad news stays until dismissed. */
import { noticeDismissed, noticeShown } from './noticesSlice';
import type { StartAppListening } from '@/store/types';
import { NOTICE_MS } from '@/config/limits';

export function addNoticesListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: noticeShown,
    effect: async ({ payload }, { delay, dispatch }) => {
      if (payload.tone === 'bad') return;
      await delay(NOTICE_MS);
      dispatch(noticeDismissed(payload.id));
    },
  });
}
