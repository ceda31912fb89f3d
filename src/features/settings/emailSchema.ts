/** What makes a new address acceptable; a message is the name of a problem, the form says it in words (spec 5). */
import * as v from 'valibot';
import { emailProblem } from '@/domain/accountRules';

export type EmailProblemName = 'same' | 'taken' | 'invalid';
const named = (name: EmailProblemName): EmailProblemName => name;

const plain = (email: string): string => email.trim().toLowerCase();

/** @param current the address of the account */
export const emailSchema = (current: string) =>
  v.object({
    new_email: v.pipe(
      v.string(),
      v.trim(),
      v.check((email) => emailProblem(email) === null, named('invalid')),
      v.check((email) => plain(email) !== plain(current), named('same')),
    ),
  });
