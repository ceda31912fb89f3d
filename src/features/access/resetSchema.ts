/** What the two forms of a password reset ask for; a message is the name of a problem, the form says it in words (spec 5). */
import * as v from 'valibot';
import { passwordProblem } from '@/domain/accountRules';

export interface ResetValues {
  email: string;
}

export const resetSchema = v.object({
  // Which account it names, if any, is the server's to say.
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email')),
}) satisfies v.GenericSchema<ResetValues>;

export interface NewPasswordValues {
  password: string;
  repeat: string;
}

export const newPasswordSchema = v.pipe(
  v.object({
    password: v.pipe(
      v.string(),
      v.check((password) => passwordProblem(password) === null, 'short'),
    ),
    repeat: v.string(),
  }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], ({ password, repeat }) => password === repeat, 'different'),
    ['repeat'],
  ),
) satisfies v.GenericSchema<NewPasswordValues>;
