/** What this device has agreed on push with one account, kept over reloads: how a changed subscription is noticed. */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const schema = v.object({
  /** Null when the subscription was ended here. */
  endpoint: v.nullable(v.string()),
  /** False while the account has not confirmed it. */
  told: v.boolean(),
});
export type PushRecord = v.InferOutput<typeof schema>;

/** @returns null when this account never subscribed on this device, or the record is unreadable */
export function readPushRecord(account: string): PushRecord | null {
  const parsed = v.safeParse(schema, jsonParse(readText('local', accountKey('push', account))));
  return parsed.success ? parsed.output : null;
}

export function keepPushRecord(account: string, record: PushRecord): void {
  writeText('local', accountKey('push', account), JSON.stringify(record));
}

export function dropPushRecord(account: string): void {
  removeText('local', accountKey('push', account));
}
