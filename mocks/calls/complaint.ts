/** Complaints, and notices about content (complaint.php). */
import type * as v from 'valibot';
import type { complaintAnswer, complaintRequest } from '@/api/wire/help';
import {
  COMPLAINT_MOST_CHARACTERS,
  COMPLAINT_NAME_MOST_CHARACTERS,
  isItemAddress,
  isNotice,
  mayBeAnonymous,
} from '@/domain/complaint';
import { iso } from '../clock';
import type { Context } from '../call';
import { isEmail } from '../rules/accounts';
import { nextNumber } from '../rules/outbox';
import { invalidFields } from '../rules/refusal';
import type { Db } from '../tables';

type ComplaintInput = v.InferOutput<typeof complaintRequest>;

/** A code for each field that is not as it has to be. */
function problemsOf({ name, email, category, text, item, good_faith }: ComplaintInput) {
  const anonymous = mayBeAnonymous(category);
  return {
    ...(name.trim() === '' && !anonymous && { name: 'required' }),
    ...(name.length > COMPLAINT_NAME_MOST_CHARACTERS && { name: 'too_long' }),
    ...(email.trim() === '' ? !anonymous && { email: 'required' } : !isEmail(email) && { email: 'invalid' }),
    ...(text.trim() === '' && { text: 'required' }),
    ...(Array.from(text).length > COMPLAINT_MOST_CHARACTERS && { text: 'too_long' }),
    ...(isNotice(category) && (item ?? '').trim() === '' && { item: 'required' }),
    ...(item !== undefined && item.trim() !== '' && !isItemAddress(item) && { item: 'invalid' }),
    ...(isNotice(category) && good_faith !== true && { good_faith: 'required' }),
  };
}

/** The receipt goes to whoever says where. */
function confirmByMail(db: Db, now: number, { email, text }: ComplaintInput, reference: string): void {
  if (email.trim() === '') return;
  db.outbox.push({
    id: `o${nextNumber(db)}`,
    kind: 'mail',
    to: email.trim(),
    subject: `We have your message ${reference}`,
    text: `Somebody of our team reads it and answers you. Your reference is ${reference}. You wrote: ${text}`,
    links: ['/complaints'],
    sent_at: iso(now),
  });
}

/** Keeps a complaint. @throws Refusal 422 by field */
export function complain(
  input: ComplaintInput,
  { db, viewer, now }: Context,
): v.InferInput<typeof complaintAnswer> {
  const fields = problemsOf(input);
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const reference = `C-${String(nextNumber(db)).padStart(6, '0')}`;
  const { name, email, category, text, item, decision } = input;
  db.complaints.push({
    reference,
    by: viewer?.id ?? null,
    name,
    email,
    category,
    text,
    item: item ?? null,
    decision: decision ?? null,
  });
  confirmByMail(db, now, input, reference);
  return { reference };
}
