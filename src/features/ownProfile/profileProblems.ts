/** What is wrong with the values of the own profile (spec 5), found here or by the server. */
import type { Failure } from '@/api/failure';
import { ABOUT_MOST_CHARACTERS, CITY_MOST_CHARACTERS } from '@/config/limits';
import { nameProblem } from '@/domain/accountRules';
import { messageCount } from '@/domain/messageCount';
import type { ProfileField, ProfileValues } from './profileFields';

export type ProfileProblem =
  | 'name_short'
  | 'name_long'
  | 'name_email'
  | 'name_at'
  | 'name_refused'
  | 'about_long'
  | 'city_long'
  | 'refused';
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

const NAME_PROBLEMS = { short: 'name_short', long: 'name_long', email: 'name_email', at: 'name_at' } as const;

/** Counted as the server counts, so that the count beside the field never says otherwise. */
const isTooLong = (text: string | null, most: number): boolean => messageCount(text ?? '', most).left < 0;

function problemIn(field: ProfileField, values: ProfileValues, email: string): ProfileProblem | null {
  if (field === 'name') {
    const found = nameProblem(values.name, email);
    return found && NAME_PROBLEMS[found];
  }
  if (field === 'about') return isTooLong(values.about, ABOUT_MOST_CHARACTERS) ? 'about_long' : null;
  if (field === 'city') return isTooLong(values.city, CITY_MOST_CHARACTERS) ? 'city_long' : null;
  return null;
}

/**
 * @param values tidied
 * @param fields the fields that the form asks for
 * @param email the account's address, which is no name
 */
export function profileProblems(
  values: ProfileValues,
  fields: readonly ProfileField[],
  email: string,
): ProfileProblems {
  const found: ProfileProblems = {};
  for (const field of fields) {
    const problem = problemIn(field, values, email);
    if (problem) found[field] = problem;
  }
  return found;
}

function refusedAs(field: ProfileField, code: string): ProfileProblem {
  if (field === 'name') return 'name_refused';
  if (field === 'about' && code === 'too_long') return 'about_long';
  return 'refused';
}

/** @returns the server's problems with fields of this form; empty when it refused for another reason */
export function refusedFields(failure: Failure, fields: readonly ProfileField[]): ProfileProblems {
  const found: ProfileProblems = {};
  if (failure.kind !== 'refused') return found;
  for (const field of fields) {
    const code = failure.fields[field];
    if (code !== undefined) found[field] = refusedAs(field, code);
  }
  return found;
}
