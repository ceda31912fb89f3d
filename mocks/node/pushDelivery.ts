/** Takes push messages from the outbox to the browsers, also while nobody asks this server anything: that is what push is for. */
import { readClock } from '../clock';
import { settle } from '../events';
import { endpointOf, forgetEndpoint } from '../rules/pushDevices';
import type { OutboxItem } from '../outboxTables';
import type { Db } from '../tables';
import type { PushSender } from './webPush';

/** The longest pause that a timer can make; then it looks again. */
const LONGEST_MS = 2_147_483_647;

export interface PushDelivery {
  /** Gives a world the key of this sender; a reset takes it away. */
  prepare(db: Db): void;
  /** Sends what waits, and comes back by itself for what is due later. */
  deliver(db: Db): void;
}

/** @param sender whose key browsers subscribe with */
export function createPushDelivery(sender: PushSender): PushDelivery {
  const timers = new WeakMap<Db, NodeJS.Timeout>();

  async function send(db: Db, { push }: OutboxItem): Promise<void> {
    if (push?.state !== 'unsent') return;
    Object.assign(push, { state: 'sending', note: 'On its way to the push service.' });
    const result = await sender.send(push);
    Object.assign(push, result);
    const endpoint = endpointOf(push.subscription);
    if (result.state === 'gone' && endpoint !== null) forgetEndpoint(db, endpoint);
  }

  function planNext(db: Db): void {
    clearTimeout(timers.get(db));
    const isWatched = [...db.accounts.values()].some(({ push_devices }) => push_devices.length > 0);
    // A clock that stands still is moved by a call, which comes by here.
    if (!isWatched || db.events.length === 0 || db.clock.frozen_at !== null) return;
    const due = Math.min(...db.events.map(({ at }) => at)) - readClock(db.clock);
    const timer = setTimeout(() => deliver(db), Math.min(Math.max(due, 0), LONGEST_MS));
    // It keeps no process alive.
    timers.set(db, timer.unref());
  }

  function deliver(db: Db): void {
    settle(db, readClock(db.clock));
    for (const item of db.outbox) void send(db, item);
    planNext(db);
  }

  return {
    prepare: (db) => {
      db.settings.push_public_key = sender.publicKey;
    },
    deliver,
  };
}
