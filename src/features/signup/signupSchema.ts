/** What the sign-up form asks for and what makes it acceptable (spec 5). A message is the name of a problem; the form says it in words. */
import * as v from 'valibot';
import { emailProblem, nameProblem, passwordProblem } from '@/domain/accountRules';
import { dateFromParts, isOldEnough, isTooYoung } from '@/domain/age';
import type { Gender } from '@/domain/model';

/** As the form holds it: nothing is chosen at the start. */
export interface SignupValues {
  name: string;
  email: string;
  password: string;
  date_of_birth: { day: string; month: string; year: string };
  gender: Gender | null;
  looking_for: Gender | null;
}
export type SignupField = keyof SignupValues;

/** Every problem that a field of the form can have, found here or by the server. */
export const SIGNUP_PROBLEMS = [
  'name_short',
  'name_long',
  'name_email',
  'name_at',
  'name_refused',
  'email_invalid',
  'email_taken',
  'password_short',
  'date_of_birth',
  'too_young',
  'gender_missing',
  'looking_for_missing',
  'refused',
] as const;
export type SignupProblem = (typeof SIGNUP_PROBLEMS)[number];

const problem = (name: SignupProblem): SignupProblem => name;
const NAME_PROBLEMS = { short: 'name_short', long: 'name_long', email: 'name_email', at: 'name_at' } as const;

export const EMPTY_SIGNUP: SignupValues = {
  name: '',
  email: '',
  password: '',
  date_of_birth: { day: '', month: '', year: '' },
  gender: null,
  looking_for: null,
};

/** What of it is kept over a reload. */
export const signupDraftSchema: v.GenericSchema<unknown, Omit<SignupValues, 'password'>> = v.object({
  name: v.string(),
  email: v.string(),
  date_of_birth: v.object({ day: v.string(), month: v.string(), year: v.string() }),
  gender: v.nullable(v.picklist(['female', 'male'])),
  looking_for: v.nullable(v.picklist(['female', 'male'])),
});

const gender = (missing: SignupProblem) =>
  v.pipe(
    v.nullable(v.picklist(['female', 'male'])),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value !== null) return dataset.value;
      addIssue({ message: missing });
      return NEVER;
    }),
  );

const name = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const found = dataset.typed ? nameProblem(dataset.value, '') : null;
    if (found !== null) addIssue({ message: NAME_PROBLEMS[found] });
  }),
);

/**
 * The form's rules.
 * @param min_age the server's setting, full years; never taken below 18
 * @param now epoch ms by the server's clock
 * @param turnedAway a date of birth was sent in this session that is too young: no other one counts
 * @returns a schema whose output is ready to be sent, date of birth as `YYYY-MM-DD`
 */
export function signupSchema(min_age: number, now: number, turnedAway = false) {
  return v.pipe(
    v.object({
      name,
      email: v.pipe(
        v.string(),
        v.trim(),
        v.check((email) => emailProblem(email) === null, problem('email_invalid')),
      ),
      password: v.pipe(
        v.string(),
        v.check((password) => passwordProblem(password) === null, problem('password_short')),
      ),
      date_of_birth: v.pipe(
        v.object({ day: v.string(), month: v.string(), year: v.string() }),
        v.transform((parts) => dateFromParts(parts)),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const date = dataset.value;
          const isYoung = turnedAway || isTooYoung(date, now, min_age);
          if (!isYoung && date !== null && isOldEnough(date, now, min_age)) return date;
          addIssue({ message: problem(isYoung ? 'too_young' : 'date_of_birth') });
          return NEVER;
        }),
      ),
      gender: gender('gender_missing'),
      looking_for: gender('looking_for_missing'),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['email']],
        (form) => nameProblem(form.name, form.email) !== 'email',
        problem('name_email'),
      ),
      ['name'],
    ),
  );
}

/** What passes the form's rules. */
export type SignupForm = v.InferOutput<ReturnType<typeof signupSchema>>;
