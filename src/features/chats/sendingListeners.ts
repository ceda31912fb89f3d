/** Sends what waits in the outbox, and tries again what got no answer; of several tabs one at a time. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { serverNow } from '@/api/serverClock';
import { SEND_ATTEMPTS, SEND_RETRY_BASE_MS, SEND_RETRY_CAP_MS } from '@/config/limits';
import { TAB_LOCKS } from '@/config/storageKeys';
import { fetchUser } from '@/core/auth/authThunks';
import { isOnItsWay, nextToSend } from '@/domain/outbox';
import type { OutboxEntry } from '@/domain/outbox';
import { backoffDelay } from '@/lib/backoff';
import { afterOtherTabs, hasTabLocks } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening, StoreApi } from '@/store/types';
import {
  chatRestored,
  messagesReceived,
  outboxMoved,
  selectAccount,
  selectGoing,
  selectOutbox,
  selectRemovals,
} from './chatsSlice';
import { attemptWanted, deliver, maySend } from './sendingThunks';
import { moveOutbox, takeInOutbox } from './sharing';

export function addSendingListeners(startListening: StartAppListening): void {
  const sender = createSender();
  startListening({
    predicate: (_, now, before) => selectOutbox(now) !== selectOutbox(before),
    effect: async (_, api) => {
      const before = new Set(selectOutbox(api.getOriginalState()).map(moment));
      const waiting = selectOutbox(api.getState()).filter((entry) => !before.has(moment(entry)));
      await Promise.all(
        waiting.map(async (entry) => {
          const pause = pauseOf(entry);
          if (pause === null) return;
          await api.delay(pause);
          // The clock may have been set right meanwhile: then the time that the server named is still to come.
          for (let rest = restOf(entry); rest > 0; rest = restOf(entry)) await api.delay(rest);
          sender.hope(entry);
          sender.send(api);
        }),
      );
    },
  });
  startListening({
    predicate: (_, now, before) =>
      maySend(now) && (!maySend(before) || selectOutbox(now) !== selectOutbox(before)),
    effect: (action, api) => {
      // The network or the session is back, or somebody goes on writing: reason enough to try again.
      if (!maySend(api.getOriginalState()) || isQueued(action))
        selectOutbox(api.getState()).forEach(sender.hope);
      sender.send(api);
    },
  });
  startListening({
    // A conversation shows a message whose answer never came: what it cost has to be asked for.
    predicate: (action, now, before) =>
      messagesReceived.match(action) && selectOutbox(now).length < selectOutbox(before).length,
    effect: (_, { dispatch }) => void dispatch(fetchUser()),
  });
  startListening({
    // The server would not delete the conversation: what waited in it goes on.
    actionCreator: chatRestored,
    effect: ({ payload }, api) => {
      const { unsent = [] } = selectRemovals(api.getOriginalState())[payload] ?? {};
      sender.comeBack(new Set(unsent), api);
    },
  });
  startListening({
    actionCreator: attemptWanted,
    effect: ({ payload }, api) => {
      selectOutbox(api.getState())
        .filter(({ client_id }) => client_id === payload)
        .forEach(sender.hope);
      sender.send(api);
    },
  });
}

const isQueued = (action: UnknownAction): boolean =>
  outboxMoved.match(action) && action.payload.type === 'queued';

/** Tells one wait of an entry from the next. */
const moment = ({ client_id, state, attempts, not_before }: OutboxEntry): string =>
  [client_id, state, attempts, not_before].join(' ');

/** @returns ms until an entry is tried again by itself; null when it waits for its writer or needs no wait */
function pauseOf({ state, attempts, not_before }: OutboxEntry): number | null {
  if (not_before !== undefined) return restOf({ not_before });
  // After that many attempts it is said, and waits for its writer or for the network to come back.
  if (state !== 'unconfirmed' || attempts >= SEND_ATTEMPTS) return null;
  return backoffDelay(attempts, { baseMs: SEND_RETRY_BASE_MS, capMs: SEND_RETRY_CAP_MS });
}

/** @returns ms until the time that the server named for an entry */
const restOf = ({ not_before }: Pick<OutboxEntry, 'not_before'>): number =>
  Math.max(0, (not_before ?? 0) - serverNow());

function createSender() {
  /** Locks that this tab holds or waits for. */
  const running = new Set<string>();
  /** Unconfirmed messages that there is reason to try again: client_id, and the attempts made until then. */
  const hopes = new Map<string, number>();
  const hoped = ({ client_id, attempts }: OutboxEntry) => hopes.get(client_id) === attempts;

  /** Whose turn has come: the messages on their way are another tab's, which may have been closed. */
  const due = (state: RootState): OutboxEntry[] => {
    const outbox = selectOutbox(state);
    return [
      ...nextToSend(outbox, serverNow()).filter((entry) => entry.state === 'sending' || hoped(entry)),
      ...(hasTabLocks() ? outbox.filter(isOnItsWay) : []),
    ].filter(({ client_id }) => !selectGoing(state, client_id));
  };

  /** @returns false when there is nothing more to do for now */
  async function sendOne(account: string | null, profile: string, api: StoreApi): Promise<boolean> {
    if (selectAccount(api.getState()) !== account || !maySend(api.getState())) return false;
    api.dispatch(takeInOutbox());
    const entry = due(api.getState()).find((next) => next.profile === profile);
    if (!entry) return false;
    if (isOnItsWay(entry)) {
      // Nobody else is sending now, so nobody will tell what became of it.
      lose(entry, api);
      return true;
    }
    hopes.delete(entry.client_id);
    await api.dispatch(deliver(entry.client_id));
    return true;
  }

  const lockOf = (account: string | null, profile: string): string =>
    [TAB_LOCKS.outbox, account, profile].join(':');

  async function sendTo(account: string | null, profile: string, api: StoreApi): Promise<void> {
    const name = lockOf(account, profile);
    if (running.has(name)) return;
    running.add(name);
    await afterOtherTabs(name, async () => {
      while (await sendOne(account, profile, api));
    }).finally(() => running.delete(name));
    // What was written in the last moment found this one busy.
    send(api);
  }

  function send(api: StoreApi): void {
    if (!maySend(api.getState())) return;
    const account = selectAccount(api.getState());
    for (const { profile } of due(api.getState())) void sendTo(account, profile, api);
  }

  const hope = ({ client_id, attempts }: OutboxEntry): void => void hopes.set(client_id, attempts);

  /** It is tried again: whether it has arrived, its next attempt tells. */
  function lose(entry: OutboxEntry, api: StoreApi): void {
    hope(entry);
    api.dispatch(moveOutbox({ type: 'lost', client_id: entry.client_id }));
  }

  /**
   * Messages whose conversation stays after all. Another tab that was sending one may have been closed or have failed meanwhile:
   * locks would say so, and without them nobody does.
   */
  function comeBack(ids: ReadonlySet<string>, api: StoreApi): void {
    const state = api.getState();
    const left = hasTabLocks() ? [] : selectOutbox(state).filter(isOnItsWay);
    for (const entry of left) {
      const isMine = running.has(lockOf(selectAccount(state), entry.profile));
      if (ids.has(entry.client_id) && !isMine) lose(entry, api);
    }
    send(api);
  }

  return { comeBack, hope, send };
}
