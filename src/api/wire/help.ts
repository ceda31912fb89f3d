/** Wire schemas of help: faq.php and complaint.php (contract table). */
import * as v from 'valibot';
import { COMPLAINT_CATEGORIES } from '@/domain/complaint';
import type { FaqSection } from '@/domain/faq';
import { id, locale } from './primitives';

/** Query of faq.php; English without a language. */
export const faqQuery = v.object({ language: v.optional(locale) });

const faqItem = v.object({
  id,
  question: v.string(),
  answer: v.string(),
  links: v.optional(v.array(v.object({ text: v.string(), path: v.string() })), []),
});

export const faqAnswer = v.object({
  sections: v.array(v.object({ id, title: v.string(), items: v.array(faqItem) })),
}) satisfies v.GenericSchema<unknown, { sections: FaqSection[] }>;

export const complaintRequest = v.object({
  /** Empty only where nobody has to say who they are. */
  name: v.string(),
  email: v.string(),
  category: v.picklist(COMPLAINT_CATEGORIES),
  text: v.string(),
  /** Of a notice: the exact address of what is meant. */
  item: v.optional(v.string()),
  /** Of a notice: that it is made in good faith, and correct as far as its author knows. */
  good_faith: v.optional(v.literal(true)),
  /** Of a complaint about a decision: the reference of that decision. */
  decision: v.optional(v.string()),
});
export const complaintAnswer = v.object({ reference: v.string() });
