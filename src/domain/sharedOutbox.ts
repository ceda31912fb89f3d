/** One outbox for all tabs of a browser: each entry is stored by itself, so that no tab can overwrite what another one wrote. */
import type { Outbox, OutboxEntry } from './outbox';

/** What the browser's storage is known to hold, by client_id: the entry as it is written there. */
export type Kept = Readonly<Record<string, string>>;

export interface SharedOutbox {
  outbox: Outbox;
  kept: Kept;
}

/** What has to be written so that storage says what memory says. */
export interface OutboxChanges {
  /** client_id and entry as text. */
  write: [client_id: string, text: string][];
  remove: string[];
}

/**
 * Joins what is in memory with what storage holds: what other tabs wrote comes in, what they removed goes. An entry that
 * storage never held, because it is full or blocked, stays.
 * @param mine this tab's memory
 * @param stored what storage holds now; entries without a text are not yet in their place there
 */
export function joinedOutbox(mine: SharedOutbox, stored: SharedOutbox): SharedOutbox {
  const byId = new Map<string, OutboxEntry>();
  for (const entry of mine.outbox) {
    const text = mine.kept[entry.client_id];
    if (text === undefined || stored.kept[entry.client_id] !== undefined) byId.set(entry.client_id, entry);
  }
  const kept: Record<string, string> = {};
  for (const entry of stored.outbox) {
    const { client_id } = entry;
    const text = stored.kept[client_id];
    // What could not be written is newer than what is left of it in storage.
    if (byId.has(client_id) && mine.kept[client_id] === undefined) continue;
    if (!byId.has(client_id) || text !== mine.kept[client_id]) byId.set(client_id, entry);
    if (text !== undefined) kept[client_id] = text;
  }
  return { outbox: [...byId.values()].toSorted(byWriting), kept };
}

/** True when storage holds what this tab knows it to hold. */
export function sameKept(a: Kept, b: Kept): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((client_id) => a[client_id] === b[client_id]);
}

/**
 * What memory says and storage does not.
 * @param mine this tab's memory
 */
export function changesOf({ outbox, kept }: SharedOutbox): OutboxChanges {
  const here = new Set(outbox.map(({ client_id }) => client_id));
  return {
    write: outbox.flatMap((entry): [string, string][] => {
      const text = JSON.stringify(entry);
      return text === kept[entry.client_id] ? [] : [[entry.client_id, text]];
    }),
    remove: Object.keys(kept).filter((client_id) => !here.has(client_id)),
  };
}

/**
 * When a new message was written, so that it stands behind every other, whatever the clocks say.
 * @param now epoch ms by the server's clock
 */
export function writtenAt(outbox: Outbox, now: number): number {
  return outbox.reduce((latest, { created_at }) => Math.max(latest, created_at + 1), now);
}

function byWriting(a: OutboxEntry, b: OutboxEntry): number {
  return a.created_at - b.created_at || (a.client_id < b.client_id ? -1 : 1);
}
