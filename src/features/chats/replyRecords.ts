/** Chosen replies in the browser's storage, one key an account, beside its drafts. */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import { readText, removeText, writeText } from '@/lib/storage';
import { storedEntries } from '@/store/storedEntries';
import type { ChosenReply } from './repliesSlice';

const replySchema = v.object({
  conversation: v.string(),
  quote: v.object({
    id: v.string(),
    from: v.string(),
    text: v.string(),
    attachment: v.boolean(),
    gift: v.optional(v.nullable(v.string())),
  }),
});

/** @returns what is stored for an account; what cannot be read counts as nothing */
export function readReplies(account: string): Record<string, ChosenReply> {
  const key = accountKey('replies', account);
  return storedEntries(key, readText('local', key), replySchema).sound;
}

export function saveReplies(account: string, replies: Record<string, ChosenReply>): void {
  const key = accountKey('replies', account);
  if (Object.keys(replies).length === 0) removeText('local', key);
  else writeText('local', key, JSON.stringify(replies));
}
