/** faq.php and complaint.php (contract table). */
import type * as v from 'valibot';
import type { FaqSection } from '@/domain/faq';
import type { Locale } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { complaintAnswer, faqAnswer } from '../wire/help';
import type { complaintRequest } from '../wire/help';

/** Questions and answers in a language. */
export const getFaq = (language: Locale, options: CallOptions = {}): Promise<FaqSection[]> =>
  send({
    method: 'GET',
    file: 'faq.php',
    outlivesSession: true,
    query: { language },
    schema: faqAnswer,
    ...options,
  }).then(({ sections }) => sections);

/** Sends a complaint, or a notice about content. @returns the reference of the receipt. Refusal: 422 by field. */
export const complain = (
  body: v.InferInput<typeof complaintRequest>,
  options: CallOptions = {},
): Promise<string> =>
  send({ method: 'POST', file: 'complaint.php', body, schema: complaintAnswer, ...options }).then(
    ({ reference }) => reference,
  );
