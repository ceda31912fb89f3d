/** Who is put aside, in the tabs of one account: an act in one tab is told to the others, and each asks for its list anew (BX-28). */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectAside, selectIsAside } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import { memberBack } from '@/core/aside/memberTurns';
import { selectUser } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';
import { openAccountChannel } from './accountChannel';

/** Whose list has changed, by the account. */
const changeSchema = v.object({ asideOf: v.string() });

/** What has failed may have arrived all the same. */
const isAnswered = isAnyOf(putAside.fulfilled, takeBack.fulfilled, putAside.rejected, takeBack.rejected);

/** One question answers for all that is swiped meanwhile. */
const TOGETHER_MS = 400;

/** Called once per store. Where the browser has no channel each tab knows its own acts. */
export function addSharedAside(startListening: StartAppListening): void {
  // Whoever a list holds no longer may be dealt again by the game; one that a later question has overtaken changes nothing.
  startListening({
    actionCreator: fetchAside.fulfilled,
    effect: (_, { dispatch, getOriginalState, getState }) => {
      const before = selectAside(getOriginalState());
      for (const { id } of before) if (!selectIsAside(getState(), id)) dispatch(memberBack(id));
    },
  });
  const channel = openAccountChannel(startListening);
  if (channel === null) return;
  startListening({
    matcher: isAnswered,
    effect: (_, { getState }) => {
      const account = selectUser(getState())?.id;
      if (account !== undefined) channel.tell({ asideOf: account });
    },
  });
  let waits = false;
  channel.hear(
    changeSchema,
    ({ asideOf }) => asideOf,
    ({ asideOf }, { dispatch, getState }) => {
      if (waits) return;
      waits = true;
      setTimeout(() => {
        waits = false;
        // Search and game ask for no list, and yet are to leave out whoever is aside now.
        if (selectUser(getState())?.id === asideOf) void dispatch(fetchAside());
      }, TOGETHER_MS);
    },
  );
}
