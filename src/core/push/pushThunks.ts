/** Reading, starting and ending push on this device, so that browser and account agree (spec 4, 7). */
import { savePushSubscription } from '@/api/calls/user';
import { failureOf, refusalCode } from '@/api/failure';
import { createAppThunk } from '@/store/createAppThunk';
import { selectUser } from '../auth/authSlice';
import { idOf } from '../auth/authThunks';
import type { Tools } from '../auth/authThunks';
import { writeInSession } from '../auth/writeInSession';
import { selectSettings } from '../settings/settingsSlice';
import {
  currentSubscription,
  endSubscription,
  isPushCapable,
  isPushDenied,
  newSubscription,
} from './pushDevice';
import { dropPushRecord, keepPushRecord, readPushRecord } from './pushRecord';
import type { PushRecord } from './pushRecord';
import { pushDenied, pushDetected, pushSubscribed, pushUnsubscribed } from './pushSlice';

/** How an attempt to subscribe ended; `undecided` when the browser's question was closed without an answer. */
export type PushOutcome = 'subscribed' | 'denied' | 'undecided' | 'unavailable';

/**
 * Reads what this browser can, may and has, without asking anybody. A subscription that the browser has changed since
 * is told to the account once; one that this member did not make (it is of who was logged in before) is ended.
 */
export const detectPush = createAppThunk('push/detect', async (_: void, tools) => {
  const { dispatch, getState } = tools;
  const account = selectUser(getState())?.id;
  if (account === undefined || !isPushCapable()) {
    dispatch(pushDetected({ capable: isPushCapable(), subscribed: false }));
    return;
  }
  // A browser that does not say has none.
  const subscription = await currentSubscription().catch(() => null);
  if (selectUser(getState())?.id !== account) return;
  const record = readPushRecord(account);
  const isOwn = record !== null && record.endpoint !== null;
  const endpoint = isOwn ? (subscription?.endpoint ?? null) : null;
  dispatch(
    pushDetected({
      capable: true,
      subscribed: isPushDenied() ? 'denied' : endpoint === null ? false : { endpoint },
    }),
  );
  if (subscription !== null && endpoint === null) await endSubscription();
  if (record !== null) await agree(account, record, endpoint === null ? null : subscription, tools);
});

/**
 * Brings what the account knows of this device up to date, once. Whoever has left meanwhile leaves no record.
 */
async function agree(
  account: string,
  record: PushRecord,
  subscription: PushSubscription | null,
  tools: Tools,
): Promise<void> {
  const endpoint = subscription?.endpoint ?? null;
  // The browser has dropped it: its push service tells the sender so.
  if (endpoint === null && record.endpoint !== null) return dropPushRecord(account);
  if (record.endpoint === endpoint && record.told) return;
  await writeInSession(tools, () => savePushSubscription(subscription?.toJSON() ?? false));
  if (endpoint === null || idOf(tools.getState()) !== account) dropPushRecord(account);
  else keepPushRecord(account, { endpoint, told: true });
}

/** Nobody, or somebody else, is here: the subscription is nobody's. */
async function endAll(account: string): Promise<PushOutcome> {
  dropPushRecord(account);
  await endSubscription().catch(() => undefined);
  return 'unavailable';
}

/** Call it straight from a tap: only then does a browser ask its question. Rejects when the server refused; nothing is subscribed then. */
export const subscribePush = createAppThunk(
  'push/subscribe',
  async (_: void, tools): Promise<PushOutcome> => {
    const { dispatch, getState } = tools;
    const permission = await Notification.requestPermission();
    if (permission === 'denied') dispatch(pushDenied());
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';

    const account = selectUser(getState())?.id;
    const subscription = await newSubscription(selectSettings(getState())?.push_public_key ?? '');
    if (subscription === null || account === undefined) return 'unavailable';
    const isHere = (): boolean => selectUser(getState())?.id === account;
    if (!isHere()) return endAll(account);
    const { endpoint } = subscription;
    // Written down before the account is told: whoever reads the browser meanwhile must not take it for a stranger's.
    keepPushRecord(account, { endpoint, told: false });
    try {
      await writeInSession(tools, () => savePushSubscription(subscription.toJSON()));
    } catch (error) {
      await endAll(account);
      throw error;
    }
    if (!isHere()) return endAll(account);
    keepPushRecord(account, { endpoint, told: true });
    dispatch(pushSubscribed({ endpoint }));
    return 'subscribed';
  },
);

/** Ends push here, also without a network: the account is told then or at the next start. */
export const unsubscribePush = createAppThunk('push/unsubscribe', async (_: void, tools) => {
  const { dispatch, getState } = tools;
  const account = selectUser(getState())?.id;
  await endSubscription();
  dispatch(pushUnsubscribed());
  // A log-out meanwhile has told the account.
  if (account === undefined || selectUser(getState())?.id !== account) return;
  keepPushRecord(account, { endpoint: null, told: false });
  try {
    await writeInSession(tools, () => savePushSubscription(false));
    dropPushRecord(account);
  } catch (error) {
    // Nothing arrives here any more, which is what was asked for; only a defect of ours goes on.
    const isOver = refusalCode(failureOf(error)) === 'authentication_required';
    // An expired session is the same member's again after the log-in, and the account is told then.
    if (!isOver && selectUser(getState())?.id !== account) dropPushRecord(account);
  }
});
