/** Answers in the swipe game that an earlier page could not send: they go out wherever the member is now. */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectUser, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { unsentSwipes } from '@/core/formDrafts/unsentActs';
import type { StartAppListening } from '@/store/types';

/** Called once per store. The game itself comes only where something is left. */
export function addLeftSwipesListener(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(sessionStarted, sessionSettled),
    effect: async (_, { dispatch, getState }) => {
      const account = selectUser(getState())?.id;
      if (account === undefined || readFormDraft(unsentSwipes(account), v.array(v.unknown())) === null)
        return;
      // The page wires the game's calls to the likes and to the members put aside.
      const [{ resumeSwipes }] = await whenReachable(() =>
        Promise.all([import('@/features/swipe/leftSwipes'), import('@/pages/SwipeGamePage')]),
      );
      dispatch(resumeSwipes());
    },
  });
}
