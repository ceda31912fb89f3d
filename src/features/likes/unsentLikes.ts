/** Likes that the end of a session has cut off: kept for their member, and given after the next log-in in this tab. */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { loggedOut, selectLoggedIn, selectUser, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { unsentLikes } from '@/core/formDrafts/unsentActs';
import type { StartAppListening } from '@/store/types';
import { like, unlike } from './likesThunks';
import type { LikeRequest } from './likesThunks';

/** Not those of the game, which keeps its own. */
const SOURCES = ['search', 'profile', 'likes', 'match-finder'] as const satisfies LikeRequest['source'][];

/** The last wish about each member, by the profile id; storage may be old or tampered with. */
const wishesSchema = v.record(
  v.string(),
  v.object({ liked: v.boolean(), source: v.optional(v.picklist(SOURCES)) }),
);
const kept = (account: string) => readFormDraft(unsentLikes(account), wishesSchema) ?? {};

const isCutOff = isAnyOf(like.rejected, unlike.rejected);

/** Wires the effects; once for each store. */
export function addUnsentLikesListeners(startListening: StartAppListening): void {
  /** Whose session has run out; who logs out by themselves wants nothing more. */
  let expired: string | undefined;
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }, api) => {
      const account = selectUser(api.getOriginalState())?.id;
      // Another tab tells of the same end once more.
      if (account !== undefined) expired = payload.by === 'expiry' ? account : undefined;
    },
  });

  startListening({
    matcher: isCutOff,
    effect: (action, { getState }) => {
      const { profile, source } = action.meta.arg;
      if (expired === undefined || source === 'swipe' || selectLoggedIn(getState())) return;
      const wish = { liked: like.rejected.match(action), source };
      keepFormDraft(unsentLikes(expired), { ...kept(expired), [profile]: wish });
    },
  });

  startListening({
    matcher: isAnyOf(sessionStarted, sessionSettled),
    effect: (_, { dispatch, getState }) => {
      const account = selectUser(getState())?.id;
      if (account === undefined) return;
      const wishes = Object.entries(kept(account));
      if (wishes.length === 0) return;
      dropFormDraft(unsentLikes(account));
      for (const [profile, { liked, source = 'profile' }] of wishes) {
        if (liked) void dispatch(like({ profile, source }));
        else void dispatch(unlike({ profile }));
      }
    },
  });
}
