/** How much a notice may show on this device: nothing personal, unless its owner chose otherwise (BX-24). */
import { savePushSubscription } from '@/api/calls/user';
import { PUSH_DETAILS } from '@/domain/pushDetail';
import type { PushDetail } from '@/domain/pushDetail';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import { idOf } from '../auth/authThunks';
import { writeInSession } from '../auth/writeInSession';
import { currentSubscription } from './pushDevice';
import { keepPushRecord, readPushRecord } from './pushRecord';
import { pushDetailChosen } from './pushSlice';
import { keepShown } from './pushThunks';

const inTurn = createTurns();

/**
 * Shows less from this moment, whoever can be told of it; shows more once the account knows. The worker holds itself to it,
 * whatever is sent. Rejects when more was wanted and could not be saved: nothing has changed then.
 */
export const choosePushDetail = createAppThunk('push/chooseDetail', (shows: PushDetail, tools) =>
  inTurn('detail', async () => {
    const { dispatch, getState } = tools;
    const account = idOf(getState());
    const subscription = await currentSubscription();
    const record = account === null ? null : readPushRecord(account);
    if (account === null || record === null || subscription === null) return;
    const isLess = PUSH_DETAILS.indexOf(shows) < PUSH_DETAILS.indexOf(record.shows);
    const apply = async (told: boolean): Promise<void> => {
      const now = readPushRecord(account);
      const isOff = now === null || ![record.endpoint, subscription.endpoint].includes(now.endpoint);
      if (idOf(getState()) !== account || isOff) return;
      keepPushRecord(account, { ...now, shows, told, ...(told && { at: Date.now() }) });
      await keepShown(shows);
      dispatch(pushDetailChosen(shows));
    };
    if (isLess) await apply(false);
    try {
      await writeInSession(tools, () => savePushSubscription(subscription.toJSON(), { shows }));
    } catch (error) {
      // Less is shown all the same, and the account learns of it at the next start.
      if (!isLess) throw error;
      return;
    }
    await apply(true);
  }),
);
