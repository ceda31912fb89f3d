/** Outbox and drafts in the browser's storage, one key an account: they outlive a reload, a crash and an expired session. */
import * as v from 'valibot';
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import type { Outbox } from '@/domain/outbox';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const entrySchema = v.pipe(
  v.object({
    client_id: v.pipe(v.string(), v.uuid()),
    conversation: v.nullable(v.string()),
    profile: v.string(),
    text: v.string(),
    created_at: v.number(),
    state: v.picklist(['sending', 'unconfirmed', 'failed']),
    attempts: v.number(),
    reason: v.optional(v.string()),
  }),
  // Absent, not undefined: what was stored is what was in memory.
  v.transform(({ reason, ...entry }) => (reason === undefined ? entry : { ...entry, reason })),
);
const outboxSchema = v.array(entrySchema);
const draftsSchema = v.record(v.string(), v.string());

/** @returns what is stored for an account; what cannot be read counts as nothing */
export function readRecords(account: string): { outbox: Outbox; drafts: Record<string, string> } {
  const outbox = v.safeParse(outboxSchema, jsonParse(readText('local', accountKey('outbox', account))));
  const drafts = v.safeParse(draftsSchema, jsonParse(readText('local', accountKey('drafts', account))));
  return { outbox: outbox.success ? outbox.output : [], drafts: drafts.success ? drafts.output : {} };
}

export function saveOutbox(account: string, outbox: Outbox): void {
  save(accountKey('outbox', account), outbox, outbox.length === 0);
}

export function saveDrafts(account: string, drafts: Record<string, string>): void {
  save(accountKey('drafts', account), drafts, Object.keys(drafts).length === 0);
}

/** Leaves nothing personal behind after a log-out. */
export function wipeRecords(account: string): void {
  for (const record of ACCOUNT_RECORDS) removeText('local', accountKey(record, account));
}

function save(key: string, value: unknown, empty: boolean): void {
  if (empty) removeText('local', key);
  else writeText('local', key, JSON.stringify(value));
}
