/** What a landing has already asked: kept as if it had been typed into the sign-up form. */
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { EMPTY_SIGNUP, signupDraftSchema } from './signupSchema';
import type { SignupValues } from './signupSchema';

/** What is in the form already stays; an answer of null says nothing. */
export function keepSignupAnswers(answers: Pick<SignupValues, 'gender' | 'looking_for'>): void {
  const { password: _password, ...empty } = EMPTY_SIGNUP;
  const draft = readFormDraft('signup', signupDraftSchema) ?? empty;
  keepFormDraft('signup', {
    ...draft,
    gender: answers.gender ?? draft.gender,
    looking_for: answers.looking_for ?? draft.looking_for,
  });
}
