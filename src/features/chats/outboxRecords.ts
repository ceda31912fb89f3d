/** The outbox in the browser's storage: one key an entry, so that two tabs never overwrite each other's. */
import * as v from 'valibot';
import { attachmentSchema, quoteSchema } from '@/api/wire/chat';
import { epochMs } from '@/api/wire/primitives';
import { accountKey } from '@/config/storageKeys';
import type { OutboxEntry } from '@/domain/outbox';
import type { SharedOutbox } from '@/domain/sharedOutbox';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, storedKeys, writeText } from '@/lib/storage';
import { storageTrouble } from '@/lib/storageTrouble';

const entrySchema = v.pipe(
  v.object({
    client_id: v.pipe(v.string(), v.uuid()),
    conversation: v.nullable(v.string()),
    profile: v.string(),
    text: v.string(),
    // Messages of an earlier version had neither.
    attachment: v.optional(v.nullable(attachmentSchema), null),
    reply_to: v.optional(v.nullable(quoteSchema), null),
    created_at: epochMs,
    state: v.picklist(['sending', 'unconfirmed', 'failed']),
    attempts: v.number(),
    key: v.optional(v.pipe(v.string(), v.uuid())),
    reason: v.optional(v.string()),
    not_before: v.optional(epochMs),
  }),
  // Absent, not undefined: what was stored is what was in memory.
  v.transform(({ key, reason, not_before, ...entry }): OutboxEntry => ({
    ...entry,
    ...(key !== undefined && { key }),
    ...(reason !== undefined && { reason }),
    ...(not_before !== undefined && { not_before }),
  })),
);
const listSchema = v.array(v.unknown());

const prefixOf = (account: string): string => `${accountKey('outbox', account)}:`;
const keyOf = (account: string, client_id: string): string => `${prefixOf(account)}${client_id}`;

/** @returns true for the key of an entry of this account */
export const isEntryKey = (key: string, account: string): boolean => key.startsWith(prefixOf(account));

/** @returns what storage holds of an account's outbox; what cannot be read counts as nothing */
export function readOutbox(account: string): SharedOutbox {
  takeOverList(account);
  const kept: Record<string, string> = {};
  const outbox = entryKeys(account).flatMap((key) => {
    const text = readText('local', key);
    const entry = v.safeParse(entrySchema, jsonParse(text));
    if (text === null) return [];
    if (!entry.success || keyOf(account, entry.output.client_id) !== key) {
      storageTrouble('unreadable', key);
      return [];
    }
    kept[entry.output.client_id] = text;
    return [entry.output];
  });
  return { outbox, kept };
}

/** @returns an entry as it stands in storage; null when it does not */
export const readEntry = (account: string, client_id: string): string | null =>
  readText('local', keyOf(account, client_id));

/** @returns false when storage is full or blocked; then nothing of the entry is left there */
export function storeEntry(account: string, client_id: string, text: string): boolean {
  const key = keyOf(account, client_id);
  if (writeText('local', key, text)) return true;
  // An older state of it would be wrong; without that one there may be room.
  removeText('local', key);
  return writeText('local', key, text);
}

export function dropEntry(account: string, client_id: string): void {
  removeText('local', keyOf(account, client_id));
}

export function wipeOutbox(account: string): void {
  for (const key of entryKeys(account)) removeText('local', key);
}

const entryKeys = (account: string): string[] =>
  storedKeys('local').filter((key) => isEntryKey(key, account));

/** An earlier version kept one list. */
function takeOverList(account: string): void {
  const key = accountKey('outbox', account);
  const text = readText('local', key);
  if (text === null) return;
  const list = v.safeParse(listSchema, jsonParse(text));
  const entries = (list.success ? list.output : []).map((one) => v.safeParse(entrySchema, one));
  if (!list.success || entries.some(({ success }) => !success)) storageTrouble('unreadable', key);
  // One that cannot be read takes none of the others with it.
  const stored = entries.every(
    (entry) => !entry.success || storeEntry(account, entry.output.client_id, JSON.stringify(entry.output)),
  );
  if (stored) removeText('local', key);
}
