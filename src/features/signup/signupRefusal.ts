/** What the server's refusal of a sign-up means for the form: one problem for each field (contract, POST signup.php). */
import type { Failure } from '@/api/failure';
import { assertNever } from '@/lib/assertNever';
import type { SignupField, SignupProblem } from './signupSchema';

export interface FieldProblem {
  field: SignupField;
  problem: SignupProblem;
}

const FIELDS: readonly SignupField[] = [
  'name',
  'email',
  'password',
  'date_of_birth',
  'gender',
  'looking_for',
];

function problemOf(field: SignupField, code: string): SignupProblem {
  switch (field) {
    case 'name':
      return 'name_refused';
    case 'email':
      return code === 'taken' ? 'email_taken' : 'email_invalid';
    case 'date_of_birth':
      return code === 'underage' ? 'too_young' : 'date_of_birth';
    case 'password':
      return code === 'too_short' ? 'password_short' : 'refused';
    case 'gender':
    case 'looking_for':
      return 'refused';
    default:
      return assertNever(field);
  }
}

/** @returns problems in the order of the form; empty when the failure is about no field of it */
export function fieldProblems(failure: Failure): FieldProblem[] {
  if (failure.kind !== 'refused') return [];
  return FIELDS.flatMap((field) => {
    const code = failure.fields[field];
    return code === undefined ? [] : [{ field, problem: problemOf(field, code) }];
  });
}
