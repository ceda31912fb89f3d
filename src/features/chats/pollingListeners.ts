/** Asks for news: the list while a member is here, the open conversation more often; one tab asks for all of a browser. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { TAB_LOCKS } from '@/config/storageKeys';
import {
  loggedIn,
  selectRecalled,
  selectUser,
  sessionSettled,
  sessionStarted,
  userReceived,
} from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { selectOnline } from '@/core/connection/connectionSlice';
import { giftGiven } from '@/core/gifts/giftGiven';
import { pushMessageReceived, selectPushSubscribed } from '@/core/push/pushSlice';
import { conversationPace, listPace, untilDue } from '@/domain/pollPace';
import { afterOtherTabs, unlessAnotherTab } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { readRecords } from './accountRecords';
import { attentionChanged } from './aliveEvents';
import { selectMessages } from './chatsSelectors';
import {
  chatChanged,
  chatRemoved,
  chatsReceived,
  chatsUnchanged,
  messageDelivered,
  selectAccount,
  selectChatEntry,
  selectChatsRequest,
  selectChatsStatus,
  selectOpenConversation,
  selectSessionActive,
  sessionBegan,
} from './chatsSlice';
import { fetchChats, pollConversation } from './chatsThunks';
import { isLively } from './lively';
import { isPageVisible } from './pageVisible';
import { createPollClock, LIST } from './pollClock';
import type { PollClock } from './pollClock';
import { maySend } from './sendingThunks';
import { addTabNews } from './tabNews';
import { selectRemovalsUnsure } from './unsureRemovals';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

export function addPollingListeners(startListening: StartAppListening): void {
  const clock = createPollClock();
  startListening({ predicate: isLively, effect: () => clock.stir() });
  addTabNews(startListening, clock);
  startListening({ actionCreator: chatsReceived, effect: (_, api) => lookIntoOpen(api.getState(), clock) });
  startListening({
    predicate: (action, now) => tellsWhoIsHere(action) && hasNewMember(now),
    effect: (_, api) => onMemberArrived(api, clock),
  });
  startListening({
    predicate: (_, now, before) => watched(now) !== watched(before),
    effect: (_, api) => watch(api, clock),
  });
  startListening({
    predicate: (_, now, before) => isReached(now) && !isReached(before),
    effect: (_, api) => expire(api, clock),
  });
  // What was asked for before the block is not listened to any more; a gift may have begun a conversation. What was
  // removed, pinned or put away here is so in the other tabs when they hear the list.
  startListening({
    matcher: isAnyOf(memberBlocked, giftGiven, chatRemoved, chatChanged),
    effect: (_, { dispatch }) => void dispatch(fetchChats()),
  });
  // What another tab hears does not tell whether this one's removal has come about: it asks for itself.
  startListening({
    predicate: (action, now) => heardElsewhere(action) && selectRemovalsUnsure(now),
    effect: (_, { dispatch }) => void dispatch(fetchChats()),
  });
  // Its answer ended the wait for the first list, which knew nothing of it yet.
  startListening({
    predicate: (action, now) => messageDelivered.match(action) && selectChatsStatus(now) !== 'ready',
    effect: (_, { dispatch }) => void dispatch(fetchChats()),
  });
  // It went by what was done here meanwhile: what else it had to tell is still to be heard.
  startListening({
    predicate: (action, now) => fetchChats.fulfilled.match(action) && selectChatsRequest(now) === null,
    effect: (_, api) => askSince(Date.now(), api, clock),
  });
  startListening({
    actionCreator: pushMessageReceived,
    effect: ({ payload }, api) => onPush(payload.at ?? Date.now(), api, clock),
  });
}

const listHeard = isAnyOf(chatsReceived, chatsUnchanged);
/** A list, or word that it is the same, that another tab has asked for. */
const heardElsewhere = (action: UnknownAction): boolean =>
  listHeard(action) && action.payload.request === null;

/** There is a network, and a server that has been heard in this visit. */
const isReached = (state: RootState): boolean => selectOnline(state) && !selectRecalled(state);

const tellsWhoIsHere = isAnyOf(sessionSettled, sessionStarted, loggedIn, userReceived);

function hasNewMember(state: RootState): boolean {
  const user = selectUser(state);
  return user !== null && (!selectSessionActive(state) || selectAccount(state) !== user.id);
}

/** The conversation to ask about; null while none is open or nobody is logged in. */
const watched = (state: RootState) => (selectSessionActive(state) ? selectOpenConversation(state) : null);

const lockOf = (state: RootState, what: string) => [TAB_LOCKS.poll, selectAccount(state), what].join(':');

async function onMemberArrived(api: Api, clock: PollClock): Promise<void> {
  const account = selectUser(api.getState())?.id;
  if (account === undefined) return;
  api.cancelActiveListeners();
  api.dispatch(sessionBegan({ account, ...readRecords(account) }));
  api.dispatch(attentionChanged(isPageVisible()));
  void api.dispatch(fetchChats());
  hearPage(api, clock);
  await poll(api, clock, {
    what: LIST,
    pace: () =>
      listPace({
        quiet_ms: clock.quietFor(),
        visible: isPageVisible(),
        pushed: selectPushSubscribed(api.getState()),
      }),
    goesOn: (state) => selectAccount(state) === account && selectSessionActive(state),
    ask: async () => {
      const answer = await api.dispatch(fetchChats());
      const failed = fetchChats.rejected.match(answer);
      clock.fail(LIST, failed, failed ? pauseOf(answer.payload) : 0);
    },
  });
}

/** Runs until another conversation, or none, is on screen: that starts this anew. */
async function watch(api: Api, clock: PollClock): Promise<void> {
  api.cancelActiveListeners();
  const conversation = watched(api.getState());
  if (conversation === null) return;
  // It has just been opened, and is loading.
  clock.ask(conversation);
  await poll(api, clock, {
    what: conversation,
    pace: () => (isPageVisible() ? conversationPace(clock.quietFor()) : null),
    goesOn: (state) => watched(state) === conversation,
    ask: async () => {
      const answer = await api.dispatch(pollConversation(conversation));
      clock.fail(conversation, pollConversation.rejected.match(answer), pauseOf(answer.payload));
    },
  });
}

/** @returns milliseconds that the server wants to be left alone */
const pauseOf = (failure: Failure | undefined | void): number =>
  failure?.kind === 'refused' ? (failure.details.retry_after ?? 0) * 1_000 : 0;

interface Poll {
  what: string;
  /** Milliseconds from one question to the next; null for none. */
  pace: () => number | null;
  goesOn: (state: RootState) => boolean;
  ask: () => Promise<void>;
}

async function poll(api: Api, clock: PollClock, { what, pace, goesOn, ask }: Poll): Promise<void> {
  // Whatever happens may change the pace.
  const wakes = (action: UnknownAction, now: RootState, before: RootState) =>
    !goesOn(now) || isLively(action, now, before) || isReached(now) !== isReached(before);
  while (goesOn(api.getState())) {
    const pause = pace();
    const every = pause === null ? null : Math.max(pause, clock.restOf(what));
    const wait =
      every === null ? undefined : untilDue(every + clock.lead(what), clock.askedAt(what), Date.now());
    if (wait !== 0 || !maySend(api.getState())) {
      await api.condition(wakes, wait === 0 ? (every ?? undefined) : wait);
    } else {
      clock.ask(what);
      // Whoever is at it tells this tab what it hears.
      await unlessAnotherTab(lockOf(api.getState(), what), ask);
    }
  }
}

/** The list knows of a message that the open conversation does not show yet: it is asked about now. */
function lookIntoOpen(state: RootState, clock: PollClock): void {
  const open = selectOpenConversation(state);
  if (open === null || !isPageVisible()) return;
  const listed = selectChatEntry(state, open)?.last_message?.sent_at;
  const shown = selectMessages(state, open).at(-1)?.sent_at;
  if (Date.parse(listed ?? '') > Date.parse(shown ?? '')) clock.expire(open);
}

/** The reader or the network is back: everything may be old. Many events tell of it; one question follows. */
function expire({ getState }: Api, clock: PollClock): void {
  clock.expire(LIST);
  const open = selectOpenConversation(getState());
  if (open !== null) clock.expire(open);
}

function hearPage(api: Api, clock: PollClock): void {
  const { signal } = api;
  const onShown = (): void => {
    if (isPageVisible()) expire(api, clock);
    api.dispatch(attentionChanged(isPageVisible()));
  };
  document.addEventListener('visibilitychange', onShown, { signal });
  // Back from the browser's memory, where no timer ran.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShown(), { signal });
}

/** Also while the page is hidden: its title tells the number (spec 4). One tab loads what the message is about. */
async function onPush(at: number, api: Api, clock: PollClock): Promise<void> {
  if (!maySend(api.getState())) return;
  const open = selectOpenConversation(api.getState());
  if (open !== null) clock.expire(open);
  await askSince(at, api, clock);
}

/** One tab asks for the list, for all of them; whatever was asked for since is known already. */
async function askSince(at: number, api: Api, clock: PollClock): Promise<void> {
  await afterOtherTabs(lockOf(api.getState(), LIST), async () => {
    if (clock.heardAt(LIST) <= at) await api.dispatch(fetchChats());
  });
}
