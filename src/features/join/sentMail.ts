/** What was sent last to confirm an address, and when the next may be: over a reload it must not be forgotten. */
import * as v from 'valibot';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { FormDraftName } from '@/core/formDrafts/formDrafts';

const schema = v.object({
  /** A new address that waits for its link to be opened; null while it is the account's own. */
  new_email: v.nullable(v.string()),
  /** Epoch ms by the server's clock. */
  wait_until: v.number(),
  /** The server has said that it is enough for now. */
  limited: v.boolean(),
  /** The same of mails to other addresses, which it counts apart: epoch ms from which another one may go, 0 while it has said nothing. */
  change_wait_until: v.optional(v.number(), 0),
});
export type SentMail = v.InferOutput<typeof schema>;

/**
 * @param own the mail is to go to the account's own address
 * @returns epoch ms of the server's clock until which the server wants no further such mail; 0 when it has said nothing
 */
export function serverWait({ wait_until, limited, change_wait_until }: SentMail, own: boolean): number {
  if (!own) return change_wait_until;
  return limited ? wait_until : 0;
}

const nameOf = (account: string): FormDraftName => `confirm:${account}`;

/** @param signedUpAt epoch ms of the sign-up, which sends a mail, too */
export function readSentMail(account: string, signedUpAt: number, waitMs: number): SentMail {
  return (
    readFormDraft(nameOf(account), schema) ?? {
      new_email: null,
      wait_until: signedUpAt + waitMs,
      limited: false,
      change_wait_until: 0,
    }
  );
}

export const keepSentMail = (account: string, sent: SentMail): void => keepFormDraft(nameOf(account), sent);
