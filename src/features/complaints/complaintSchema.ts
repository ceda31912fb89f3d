/** What the form of a complaint holds, and what each kind of complaint has to say. */
import * as v from 'valibot';
import { emailProblem } from '@/domain/accountRules';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_DECISION_MOST_CHARACTERS,
  COMPLAINT_MOST_CHARACTERS,
  COMPLAINT_NAME_MOST_CHARACTERS,
  isComplaintCategory,
  isItemAddress,
  isNotice,
  mayBeAnonymous,
} from '@/domain/complaint';
import type { ComplaintCategory } from '@/domain/complaint';
import { countCharacters } from '@/lib/countCharacters';

export interface ComplaintValues {
  /** Empty until one is chosen. */
  category: ComplaintCategory | '';
  name: string;
  email: string;
  text: string;
  /** Address of what a notice is about. */
  item: string;
  good_faith: boolean;
  /** Reference of what a complaint about a decision is about. */
  decision: string;
}
export type ComplaintField = keyof ComplaintValues;

/** Of any state of the form, to keep over a reload. */
export const complaintDraftSchema = v.object({
  category: v.union([v.picklist(COMPLAINT_CATEGORIES), v.literal('')]),
  name: v.string(),
  email: v.string(),
  text: v.string(),
  item: v.string(),
  good_faith: v.boolean(),
  decision: v.string(),
}) satisfies v.GenericSchema<unknown, ComplaintValues>;

export type ComplaintProblem = 'missing' | 'invalid' | 'long';

/** What is wrong with each field of a complaint; nothing at a field that is as it has to be. */
export function complaintProblems(
  values: ComplaintValues,
): Partial<Record<ComplaintField, ComplaintProblem>> {
  const { category, name, email, text, item, good_faith, decision } = values;
  const notice = category !== '' && isNotice(category);
  const anonymous = category !== '' && mayBeAnonymous(category);
  const noItem = item.trim() === '';
  return {
    ...(category === '' && { category: 'missing' }),
    ...(notice && noItem && { item: 'missing' }),
    ...(notice && !noItem && !isItemAddress(item) && { item: 'invalid' }),
    ...(category === 'decision' &&
      decision.length > COMPLAINT_DECISION_MOST_CHARACTERS && { decision: 'long' }),
    ...(text.trim() === '' && { text: 'missing' }),
    ...(countCharacters(text) > COMPLAINT_MOST_CHARACTERS && { text: 'long' }),
    ...(name.trim() === '' && !anonymous && { name: 'missing' }),
    ...(name.length > COMPLAINT_NAME_MOST_CHARACTERS && { name: 'long' }),
    ...(emailProblem(email) !== null && !(anonymous && email.trim() === '') && { email: 'invalid' }),
    ...(notice && !good_faith && { good_faith: 'missing' }),
  };
}

/** All problems at once: a pipe of single checks would end at the first. */
export const complaintSchema = v.pipe(
  complaintDraftSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(complaintProblems(input)))
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: null }],
      });
  }),
) satisfies v.GenericSchema<ComplaintValues>;

/**
 * What an empty form begins with.
 * @param query of the page's address: `category` and `item` may be named there
 * @param user who complains, when they are known
 */
export function firstValues(
  query: URLSearchParams,
  user: { name: string; email: string } | null,
): ComplaintValues {
  const category = query.get('category');
  return {
    category: isComplaintCategory(category) ? category : '',
    name: user?.name ?? '',
    email: user?.email ?? '',
    text: '',
    item: query.get('item') ?? '',
    // Never ticked for anybody.
    good_faith: false,
    decision: query.get('decision') ?? '',
  };
}

/** The body of the request: what the chosen kind of complaint asks for, and nothing else. */
export function complaintBody(values: ComplaintValues, category: ComplaintCategory) {
  const decision = values.decision.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    category,
    text: values.text.trim(),
    ...(isNotice(category) && { item: values.item.trim(), good_faith: true as const }),
    ...(category === 'decision' && decision !== '' && { decision }),
  };
}
