/** What this device has agreed on push with one account, kept over reloads: how a changed subscription is noticed. */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import { PUSH_DETAILS } from '@/domain/pushDetail';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const schema = v.object({
  /** Null when the subscription was ended here. */
  endpoint: v.nullable(v.string()),
  /** The one that was ended, and that the account has still to forget. */
  ended: v.optional(v.string()),
  /** False while the account has not confirmed it. */
  told: v.boolean(),
  /** When it did, epoch ms of this device; a record of an earlier release does not say. */
  at: v.optional(v.number()),
  /** How much a notice may show on this device. */
  shows: v.optional(v.fallback(v.picklist(PUSH_DETAILS), 'nothing'), 'nothing'),
});
export type PushRecord = v.InferOutput<typeof schema>;

/** @returns null when this account never subscribed on this device, or the record is unreadable */
export const readPushRecord = (account: string): PushRecord | null =>
  parsePushRecord(readText('local', accountKey('push', account)));

/** @returns null for a text that is no record */
export function parsePushRecord(text: string | null): PushRecord | null {
  const parsed = v.safeParse(schema, jsonParse(text));
  return parsed.success ? parsed.output : null;
}

export function keepPushRecord(account: string, record: v.InferInput<typeof schema>): void {
  writeText('local', accountKey('push', account), JSON.stringify(record));
}

export function dropPushRecord(account: string): void {
  removeText('local', accountKey('push', account));
}
