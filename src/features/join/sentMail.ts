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
});
export type SentMail = v.InferOutput<typeof schema>;

const nameOf = (account: string): FormDraftName => `confirm:${account}`;

/** @param signedUpAt epoch ms of the sign-up, which sends a mail, too */
export function readSentMail(account: string, signedUpAt: number, waitMs: number): SentMail {
  return (
    readFormDraft(nameOf(account), schema) ?? {
      new_email: null,
      wait_until: signedUpAt + waitMs,
      limited: false,
    }
  );
}

export const keepSentMail = (account: string, sent: SentMail): void => keepFormDraft(nameOf(account), sent);
