/** What the log-in form asks for; a message is the name of a problem, the form says it in words. */
import * as v from 'valibot';
import { emailProblem } from '@/domain/accountRules';

export interface LoginValues {
  email: string;
  password: string;
}

export const loginSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => emailProblem(email) === null, 'email'),
  ),
  password: v.pipe(v.string(), v.nonEmpty('password')),
}) satisfies v.GenericSchema<LoginValues>;
