/**
 * Likes in the tabs of one account. One that was given, taken back or seen in one tab reaches the others: each asks for its lists
 * anew. What others do is told by a push message, or missed without a network: one tab asks for all (BX-28).
 */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { likesAnswer } from '@/api/wire/members';
import { TAB_LOCKS } from '@/config/storageKeys';
import { memberLiked } from '@/core/aside/memberTurns';
import { selectRecalled, selectUser, sessionSettled } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { profilesReceived, selectProfileTable } from '@/core/profiles/profilesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import {
  selectLikesFailure,
  selectLikesHeardAt,
  selectLikesRecalled,
  selectLikesStatus,
  selectLikesUnderWay,
} from '@/features/likes/likesSlice';
import { fetchLikes, like, profileOf, unlike } from '@/features/likes/likesThunks';
import type { LikeLists } from '@/features/likes/likesThunks';
import { afterOtherTabs } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening, StoreApi } from '@/store/types';
import { openAccountChannel } from './accountChannel';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Whose likes have changed, by the account, and who was liked, if it was that. */
const changeSchema = v.object({ likesOf: v.string(), liked: v.optional(v.string()) });
/** The lists that one tab has asked for, by the account. */
const listsSchema = v.object({
  likeListsOf: v.string(),
  /** By this device's clock, epoch ms. */
  asked_at: v.number(),
  /** By the server's clock, epoch ms. */
  heard_at: v.number(),
  ...likesAnswer.entries,
});
type Lists = v.InferOutput<typeof listsSchema>;

/** What has failed may have arrived all the same. */
const isAnswered = isAnyOf(like.fulfilled, unlike.fulfilled, like.rejected, unlike.rejected);
const isOwnAct = isAnyOf(isAnswered, memberBlocked);

/** Names the lists that came from another tab: nobody here waits for them. */
const FROM_TAB = 'tab';

/** Called once per store. Where the browser has no channel each tab asks for itself. */
export function addSharedLikes(startListening: StartAppListening): void {
  const channel = openAccountChannel(startListening);
  const times = addTimes(startListening);
  addQuestions(startListening, times, (lists) => channel?.tell(lists));
  if (channel === null) return;
  startListening({
    // A list that is under way in another tab may hold for new what was seen here meanwhile.
    predicate: (action, now, before) =>
      isAnswered(action) || (likedProfileOpened.match(action) && now.likes !== before.likes),
    effect: (action, { getState }) => {
      const account = selectUser(getState())?.id;
      const liked = like.fulfilled.match(action) ? action.meta.arg.profile : undefined;
      if (account !== undefined) channel.tell({ likesOf: account, liked });
    },
  });
  channel.hear(
    changeSchema,
    ({ likesOf }) => likesOf,
    ({ liked }, tab) => hearChange(tab, liked),
  );
  channel.hear(
    listsSchema,
    ({ likeListsOf }) => likeListsOf,
    (lists, tab) => hearLists(tab, lists, times),
  );
}

/** All by this device's clock, epoch ms; 0 for never. */
interface Times {
  /** When this began to listen: lists that the start asked for were asked for before, nobody knows when. */
  begun: number;
  /** When the lists that stand here were asked for, by whichever tab. */
  asked: number;
  /** When this tab has changed them on the server last: what was asked for before does not know of it. */
  acted: number;
  /** The question that was asked last. The answer to an earlier one that comes after it counts no more. */
  question: string;
}

function addTimes(startListening: StartAppListening): Times {
  const times: Times = { begun: Date.now(), asked: 0, acted: 0, question: '' };
  let sent = 0;
  startListening({
    actionCreator: fetchLikes.pending,
    effect: ({ meta }) => {
      times.question = meta.requestId;
      sent = Date.now();
    },
  });
  startListening({
    actionCreator: fetchLikes.fulfilled,
    effect: ({ meta }) => {
      // What another tab has heard has a time of its own.
      if (meta.requestId === times.question && meta.requestId !== FROM_TAB) times.asked = sent;
    },
  });
  startListening({ matcher: isOwnAct, effect: () => void (times.acted = Date.now()) });
  return times;
}

/** Asks after a push message, when the network is back, and once this listens for what the start could not get without one. */
function addQuestions(startListening: StartAppListening, times: Times, tell: (lists: Lists) => void): void {
  /** Whatever was asked for since is known already. */
  const askSince = async (at: number, api: Api): Promise<void> => {
    const account = selectUser(api.getState())?.id;
    if (account === undefined) return;
    await afterOtherTabs([TAB_LOCKS.likes, account].join(':'), async () => {
      if (times.asked > at) return;
      const answer = await api.dispatch(fetchLikes());
      const state = api.getState();
      // One that another has taken the place of meanwhile is older than what is coming, or what has come.
      if (
        fetchLikes.fulfilled.match(answer) &&
        selectUser(state)?.id === account &&
        answer.meta.requestId === times.question
      )
        tell({ likeListsOf: account, asked_at: times.asked, ...wholeLists(state, answer.payload) });
    });
  };
  startListening({
    actionCreator: pushMessageReceived,
    effect: ({ payload }, api) => askSince(payload.at ?? Date.now(), api),
  });
  /** The tabs learn of it one after another, and are to ask for the same time without one. It may be lost already. */
  let lostAt = Date.now();
  startListening({
    actionCreator: connectionChanged,
    effect: async ({ payload: online }, api) => {
      if (online) await askSince(selectLikesRecalled(api.getState()) ? 0 : lostAt, api);
      else lostAt = Date.now();
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: async (_, api) => {
      const state = api.getState();
      if (navigator.onLine && selectLikesFailure(state)?.kind === 'offline') await askSince(Date.now(), api);
      else if (isAnswerable(state)) await askSince(0, api);
    },
  });
  // Whatever this visit has heard is newer than what was seen in the last one.
  startListening({
    predicate: (_, now, before) => selectRecalled(before) && isAnswerable(now),
    effect: (_, api) => askSince(0, api),
  });
}

/** The lists are from the last visit, and the server has been heard since. */
const isAnswerable = (state: RootState): boolean => selectLikesRecalled(state) && !selectRecalled(state);

/** The lists as the server told them, with the members themselves. */
export function wholeLists(
  state: RootState,
  { profiles, liked_by }: LikeLists,
): Pick<Lists, 'heard_at' | 'profiles' | 'liked_by'> {
  const table = selectProfileTable(state);
  return {
    heard_at: selectLikesHeardAt(state),
    profiles: profiles.flatMap((id) => table[id] ?? []),
    liked_by: liked_by.flatMap((mark) => {
      const profile = table[mark.id];
      return profile ? [{ ...profile, ...mark }] : [];
    }),
  };
}

function hearChange({ dispatch, getState }: StoreApi, liked: string | undefined): void {
  const status = selectLikesStatus(getState());
  if (liked !== undefined) dispatch(memberLiked(liked));
  // A tab that has not asked for likes yet learns of it when it does; a list that is under way may not know it.
  if (status !== 'idle') void dispatch(fetchLikes());
}

function hearLists({ dispatch, getState }: StoreApi, lists: Lists, times: Times): void {
  const state = getState();
  // What is under way here is as new, and older lists than those that stand here say nothing.
  if (selectLikesStatus(state) === 'idle' || selectLikesUnderWay(state) || lists.asked_at <= times.asked)
    return;
  const isOwnFromStart = times.asked === 0 && !selectLikesRecalled(state);
  // What was asked for before an act of this tab does not know of it, nor of what the start may have heard later: this tab
  // asks for itself.
  if (lists.asked_at <= Math.max(times.acted, isOwnFromStart ? times.begun : 0)) {
    void dispatch(fetchLikes());
    return;
  }
  times.asked = lists.asked_at;
  dispatch(profilesReceived([...lists.profiles, ...lists.liked_by.map(profileOf)]));
  // As if this tab had asked: what was accepted for an earlier list counts no more.
  dispatch(fetchLikes.pending(FROM_TAB));
  dispatch(
    fetchLikes.fulfilled(
      {
        profiles: lists.profiles.map(({ id }) => id),
        liked_by: lists.liked_by.map(({ id, like_new, liked_at }) => ({ id, like_new, liked_at })),
        heard_at: lists.heard_at,
      },
      FROM_TAB,
    ),
  );
}
