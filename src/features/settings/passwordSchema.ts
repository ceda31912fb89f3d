/** What makes a change of password acceptable; a message is the name of a problem, the form says it in words (spec 5). */
import * as v from 'valibot';
import { passwordProblem } from '@/domain/accountRules';

export const passwordSchema = v.object({
  old_password: v.pipe(v.string(), v.nonEmpty('missing')),
  new_password: v.pipe(
    v.string(),
    v.check((password) => passwordProblem(password) === null, 'short'),
  ),
});
export type PasswordValues = v.InferOutput<typeof passwordSchema>;
export const NO_PASSWORDS: PasswordValues = { old_password: '', new_password: '' };
