/** What a withdrawal has to say: who withdraws, and where the receipt goes. */
import * as v from 'valibot';
import { emailProblem } from '@/domain/accountRules';

const NAME_MOST_CHARACTERS = 100;

export const withdrawalSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_MOST_CHARACTERS)),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => emailProblem(email) === null),
  ),
});
export type WithdrawalValues = v.InferOutput<typeof withdrawalSchema>;
