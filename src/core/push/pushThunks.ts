/** Reading, starting and ending push on this device, so that browser and account agree (spec 4, 7). */
import { savePushSubscription } from '@/api/calls/user';
import { failureOf, refusalCode } from '@/api/failure';
import { PUSH_TELL_AGAIN_MS } from '@/config/limits';
import { PUSH_CACHE, TAB_LOCKS } from '@/config/storageKeys';
import type { PushDetail } from '@/domain/pushDetail';
import { keepNote } from '@/lib/cacheNote';
import { afterOtherTabs } from '@/lib/oneTab';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import { idOf } from '../auth/authThunks';
import type { Tools } from '../auth/authThunks';
import { writeInSession } from '../auth/writeInSession';
import { selectSettings } from '../settings/settingsSlice';
import {
  currentSubscription,
  endSubscription,
  isForOtherKey,
  isPushAllowed,
  isPushCapable,
  isPushDenied,
  newSubscription,
} from './pushDevice';
import { dropPushRecord, keepPushRecord, readPushRecord } from './pushRecord';
import type { PushRecord } from './pushRecord';
import { pushDenied, pushDetected, pushSubscribed, pushUnsubscribed } from './pushSlice';

const inTurn = createTurns();

/** How an attempt to subscribe ended; `undecided` when the browser's question was closed without an answer. */
export type PushOutcome = 'subscribed' | 'denied' | 'undecided' | 'unavailable';

/** The discreet way needs no word: it is what the worker does without one. */
export const keepShown = (shows: PushDetail): Promise<boolean> =>
  keepNote(PUSH_CACHE, shows === 'nothing' ? null : shows);

/**
 * Reads what this browser can, may and has, without asking anybody. A subscription that the browser has changed since, or dropped
 * though notices are allowed, is told to the account once; one that was made for an earlier key of the server's is made anew; one that this member did not make (it is of who was logged in before),
 * or that the browser's settings leave no use for, is ended.
 */
export const detectPush = createAppThunk('push/detect', (_: void, tools) =>
  // Two at once would each find a subscription to renew, and the account to be told.
  inTurn('detect', () => detect(tools)),
);

async function detect(tools: Tools): Promise<void> {
  const { dispatch, getState } = tools;
  const account = idOf(getState());
  if (account === null || !isPushCapable()) {
    dispatch(pushDetected({ capable: isPushCapable(), subscribed: false }));
    return;
  }
  // A browser that does not say has none.
  let subscription = await currentSubscription().catch(() => null);
  if (isPushWanted(readPushRecord(account)) && !serves(subscription, tools)) {
    // The push service may take its time.
    dispatch(pushDetected({ capable: true, subscribed: false }));
    subscription = await renew(tools);
  }
  if (idOf(getState()) !== account) return;
  // As it is by now: another tab may have turned push off, or chosen what is shown.
  const record = readPushRecord(account);
  const isWanted = isPushWanted(record);
  const own = isWanted ? subscription : null;
  const shows = record?.shows ?? 'nothing';
  const subscribed = own === null ? false : { endpoint: own.endpoint };
  dispatch(pushDetected({ capable: true, subscribed: isPushDenied() ? 'denied' : subscribed, shows }));
  await keepShown(own === null ? 'nothing' : shows);
  // What could not be renewed now is wanted all the same, and tried at the next start.
  if (own === null && isWanted) return;
  if (own === null && subscription !== null) await endSubscription();
  if (record !== null) await agree(account, record, own, tools);
}

const isPushWanted = (record: PushRecord | null): boolean =>
  record !== null && record.endpoint !== null && isPushAllowed();

/** There is a subscription, and the server can send to it. */
const serves = (
  subscription: PushSubscription | null,
  { getState }: Tools,
): subscription is PushSubscription =>
  subscription !== null && !isForOtherKey(subscription, serverKey(getState()));

/** Empty while the settings are not here. */
const serverKey = (state: RootState): string => selectSettings(state)?.push_public_key ?? '';

/** Permission was given and not taken back, so nobody is asked. One tab does it: a second one would end the first one's. */
async function renew(tools: Tools): Promise<PushSubscription | null> {
  let renewed: PushSubscription | null = null;
  await afterOtherTabs(TAB_LOCKS.push, async () => {
    const current = await currentSubscription().catch(() => null);
    renewed = serves(current, tools) ? current : await newSubscription(serverKey(tools.getState()));
  });
  return renewed;
}

/**
 * Brings what the account knows of this device up to date, once. Whoever has left meanwhile leaves no record; whoever turned push
 * on or off meanwhile has made another one.
 */
async function agree(
  account: string,
  record: PushRecord,
  subscription: PushSubscription | null,
  tools: Tools,
): Promise<void> {
  const endpoint = subscription?.endpoint ?? null;
  if (record.endpoint === endpoint && isKnown(record)) return;
  const ended = record.endpoint ?? record.ended;
  const { shows } = record;
  if (endpoint === null) keepPushRecord(account, endedRecord(ended));
  await writeInSession(tools, () =>
    subscription === null
      ? savePushSubscription(false, { endpoint: ended })
      : savePushSubscription(subscription.toJSON(), { shows }),
  );
  const now = readPushRecord(account);
  if (now === null || now.endpoint !== (endpoint && record.endpoint)) return;
  if (endpoint === null || idOf(tools.getState()) !== account) dropPushRecord(account);
  // What was chosen meanwhile is told by whoever chose it, and once more at the next start where that is not sure.
  else keepPushRecord(account, { ...now, endpoint, told: now.shows === shows, at: Date.now() });
}

/** A server that ended the session of this device has forgotten it; nobody tells the device. */
const isKnown = ({ told, at = 0 }: PushRecord): boolean =>
  told && Math.abs(Date.now() - at) < PUSH_TELL_AGAIN_MS;

const endedRecord = (ended: string | undefined): PushRecord => ({
  endpoint: null,
  ...(ended !== undefined && { ended }),
  told: false,
  shows: 'nothing',
});

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

    const account = idOf(getState());
    const subscription = await newSubscription(serverKey(getState()));
    if (subscription === null || account === null) return 'unavailable';
    const isHere = (): boolean => idOf(getState()) === account;
    if (!isHere()) return endAll(account);
    const { endpoint } = subscription;
    const shows = 'nothing';
    // Written down before the account is told: whoever reads the browser meanwhile must not take it for a stranger's.
    keepPushRecord(account, { endpoint, told: false, shows });
    await keepShown(shows);
    try {
      await writeInSession(tools, () => savePushSubscription(subscription.toJSON(), { shows }));
    } catch (error) {
      await endAll(account);
      throw error;
    }
    if (!isHere()) return endAll(account);
    keepPushRecord(account, { endpoint, told: true, at: Date.now(), shows });
    dispatch(pushSubscribed({ endpoint }));
    return 'subscribed';
  },
);

/** Ends push here, also without a network: the account is told then or at the next start. */
export const unsubscribePush = createAppThunk('push/unsubscribe', async (_: void, tools) => {
  const { dispatch, getState } = tools;
  const account = idOf(getState());
  const endpoint = (await currentSubscription().catch(() => null))?.endpoint;
  await endSubscription();
  await keepShown('nothing');
  dispatch(pushUnsubscribed());
  // A log-out meanwhile has told the account.
  if (account === null || idOf(getState()) !== account) return;
  keepPushRecord(account, endedRecord(endpoint));
  try {
    await writeInSession(tools, () => savePushSubscription(false, { endpoint }));
    // Turned on again meanwhile it has a record of its own.
    if (readPushRecord(account)?.endpoint === null) dropPushRecord(account);
  } catch (error) {
    // Nothing arrives here any more, which is what was asked for; only a defect of ours goes on.
    const isOver = refusalCode(failureOf(error)) === 'authentication_required';
    // An expired session is the same member's again after the log-in, and the account is told then.
    if (!isOver && idOf(getState()) !== account) dropPushRecord(account);
  }
});
