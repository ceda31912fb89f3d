/** Who is put aside, in the tabs of one account: an act in one tab is told to the others, and each asks for its list anew (BX-28). */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectAsideStatus } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import { selectUser, sessionSettled } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';

/** Whose list has changed, by the account. Only this shape is believed: anything may post on a channel. */
const changeSchema = v.object({ asideOf: v.string() });

/** What has failed may have arrived all the same. */
const isAnswered = isAnyOf(putAside.fulfilled, takeBack.fulfilled, putAside.rejected, takeBack.rejected);

/** One question answers for all that is swiped meanwhile. */
const TOGETHER_MS = 400;

/** Called once per store. Where the browser has no channel each tab knows its own acts. */
export function addSharedAside(startListening: StartAppListening): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(USER_CHANNEL);
  startListening({
    matcher: isAnswered,
    effect: (_, { getState }) => {
      const account = selectUser(getState())?.id;
      if (account !== undefined) channel.postMessage({ asideOf: account });
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: (_, { dispatch, getState, unsubscribe }) => {
      unsubscribe();
      let waits = false;
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const change = v.safeParse(changeSchema, data);
        const isMine = (): boolean =>
          change.success &&
          change.output.asideOf === selectUser(getState())?.id &&
          // A tab that has not asked yet learns of it when it does.
          selectAsideStatus(getState()) !== 'idle';
        if (waits || !isMine()) return;
        waits = true;
        setTimeout(() => {
          waits = false;
          if (isMine()) void dispatch(fetchAside());
        }, TOGETHER_MS);
      });
    },
  });
}
