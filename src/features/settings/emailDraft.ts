/** What was typed as a new address, and which one waits for its link to be opened: kept over a reload. */
import * as v from 'valibot';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { FormDraftName } from '@/core/formDrafts/formDrafts';

const schema = v.object({
  typed: v.string(),
  /** Null when no link is on its way. */
  sent_to: v.nullable(v.string()),
});
export type EmailDraft = v.InferOutput<typeof schema>;

const nameOf = (account: string): FormDraftName => `email:${account}`;

/** @param account id of the account */
export const readEmailDraft = (account: string): EmailDraft =>
  readFormDraft(nameOf(account), schema) ?? { typed: '', sent_to: null };

/** @param account id of the account */
export function keepEmailDraft(account: string, draft: EmailDraft): void {
  if (draft.typed === '' && draft.sent_to === null) dropFormDraft(nameOf(account));
  else keepFormDraft(nameOf(account), draft);
}
