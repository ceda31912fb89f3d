/** Tabs of one browser agree: log-out, language, dismissals and blocks reach the others at once. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { TABS_CHANNEL } from '@/config/storageKeys';
import { loggedIn, loggedOut, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { memberBlocked, memberUnblocked } from '@/core/blocks/memberBlocked';
import { whenReachable } from '@/core/connection/whenReachable';
import { DISMISSIBLE, dismissed } from '@/core/dismissals/dismissalsSlice';
import { followLanguage, localeChanged } from '@/core/language/chooseLanguage';
import { epochMs, locale } from '@/api/wire/primitives';
import { hearChannel } from '@/lib/hearChannel';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';

/** Only these shapes are believed: anything may post on a channel. */
const messageSchema = v.union([
  // A tab of a build before this one does not say by whom.
  v.object({ kind: v.literal('loggedOut'), by: v.optional(v.picklist(['member', 'expiry'])) }),
  v.object({ kind: v.literal('loggedIn') }),
  v.object({ kind: v.literal('localeChanged'), locale }),
  v.object({
    kind: v.literal('dismissed'),
    name: v.picklist(DISMISSIBLE),
    at: epochMs,
    about: v.optional(v.string()),
  }),
  v.object({
    kind: v.literal('blocked'),
    profile: v.string(),
    /** False for somebody who was let back. */
    blocked: v.boolean(),
    /** Id of the account whose list it is. */
    viewer: v.string(),
  }),
]);
type TabMessage = v.InferOutput<typeof messageSchema>;

/** Marks an action that came from another tab, so that it is not sent back. */
const fromTab = new WeakSet<object>();

/** Marks an action as another tab's. @returns the same action */
export function fromOtherTab<Action extends object>(action: Action): Action {
  fromTab.add(action);
  return action;
}

/** @returns the open channel, null where the browser has none */
export function connectTabs(
  startListening: StartAppListening,
  dispatch: AppDispatch,
): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(TABS_CHANNEL);
  const tell = (message: TabMessage): void => channel.postMessage(message);

  startListening({
    matcher: isAnyOf(loggedOut, loggedIn, localeChanged, dismissed),
    effect: (action) => {
      if (fromTab.has(action)) return;
      if (loggedOut.match(action)) {
        const { by } = action.payload;
        if (by !== 'tab') tell({ kind: 'loggedOut', by });
      } else if (loggedIn.match(action)) tell({ kind: 'loggedIn' });
      else if (localeChanged.match(action)) tell({ kind: 'localeChanged', locale: action.payload });
      else if (dismissed.match(action)) tell({ kind: 'dismissed', ...action.payload });
    },
  });

  startListening({
    matcher: isAnyOf(memberBlocked, memberUnblocked),
    effect: (action: PayloadAction<string>, { getState }) => {
      const viewer = selectUser(getState())?.id;
      if (fromTab.has(action) || viewer === undefined) return;
      tell({ kind: 'blocked', profile: action.payload, blocked: memberBlocked.match(action), viewer });
    },
  });

  // An address that was confirmed here: the tab that waits for it asks the server, too.
  startListening({
    predicate: (_, now, before) =>
      selectUser(before)?.status === 'not_confirmed' && selectUser(now)?.status === 'active',
    effect: () => tell({ kind: 'loggedIn' }),
  });

  hearChannel(channel, messageSchema, (message) => obey(message, dispatch));
  return channel;
}

function obey(message: TabMessage, dispatch: AppDispatch): void {
  switch (message.kind) {
    case 'loggedOut':
      // A session that ran out takes nothing from its member, in no tab.
      dispatch(fromOtherTab(loggedOut({ by: message.by === 'expiry' ? 'expiry' : 'tab' })));
      break;
    case 'loggedIn':
      void dispatch(fetchUser());
      break;
    case 'localeChanged':
      void followLanguage(fromOtherTab(localeChanged(message.locale)), dispatch);
      break;
    case 'dismissed':
      dispatch(fromOtherTab(dismissed(message)));
      break;
    case 'blocked':
      void dispatch(followBlock(message));
      break;
  }
}

/** Lists of members look into the table of blocks, and whatever tells of the member or of the blocked is asked for anew. */
const followBlock =
  ({ profile, blocked, viewer }: Extract<TabMessage, { kind: 'blocked' }>) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await whenReachable(() => import('@/core/blocks/blocksSlice'));
    if (selectUser(getState())?.id !== viewer) return;
    dispatch(fromOtherTab((blocked ? memberBlocked : memberUnblocked)(profile)));
    if (!('query' in getState())) return;
    const { query } = await import('@/store/query');
    dispatch(query.util.invalidateTags([{ type: 'member', id: profile }, 'blocked']));
  };
