/** Outbox and drafts in the browser's storage, for one account: they outlive a reload, a crash and an expired session. */
import * as v from 'valibot';
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { outboxAfter } from '@/domain/outbox';
import { hasTabLocks } from '@/lib/oneTab';
import { readText, removeText, writeText } from '@/lib/storage';
import { storedEntries } from '@/store/storedEntries';
import { readOutbox, wipeOutbox } from './outboxRecords';
import { picturesKey } from './pictureRecords';
import type { Records } from './sessionRules';

/** @returns what is stored for an account; what cannot be read counts as nothing */
export function readRecords(account: string): Records {
  const { outbox, kept } = readOutbox(account);
  return {
    // Without locks nobody can tell whether the tab that was sending is still there; a second attempt does no harm.
    outbox: hasTabLocks() ? outbox : outboxAfter(outbox, { type: 'restored' }),
    kept,
    drafts: readDrafts(account),
  };
}

function storedDrafts(account: string) {
  const key = accountKey('drafts', account);
  return storedEntries(key, readText('local', key), v.string());
}

export const readDrafts = (account: string): Record<string, string> => storedDrafts(account).sound;

/**
 * What a newer release wrote, and this one does not understand, stays beside them.
 * @returns false when storage is full or blocked
 */
export function saveDrafts(account: string, drafts: Record<string, string>): boolean {
  const key = accountKey('drafts', account);
  const all = { ...storedDrafts(account).foreign, ...drafts };
  return Object.keys(all).length === 0
    ? removeText('local', key)
    : writeText('local', key, JSON.stringify(all));
}

/** Leaves nothing personal behind after a log-out. */
export function wipeRecords(account: string): void {
  for (const record of ACCOUNT_RECORDS) removeText('local', accountKey(record, account));
  wipeOutbox(account);
  removeText('local', picturesKey(account));
}
