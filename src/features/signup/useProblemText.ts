/** Says what is wrong with a field of the sign-up form, in the visitor's language (spec 5, 8). */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS, PASSWORD_LEAST_CHARACTERS } from '@/config/limits';
import { assertNever } from '@/lib/assertNever';
import { SIGNUP_PROBLEMS } from './signupSchema';
import type { SignupProblem } from './signupSchema';

/** @returns the problem that a form error's message names, if it names one */
export function problemNamed(message: string | undefined): SignupProblem | undefined {
  return SIGNUP_PROBLEMS.find((problem) => problem === message);
}

/** @returns a function from a problem to its sentence; undefined stays undefined */
export function useProblemText(): (problem: SignupProblem | undefined) => string | undefined {
  const { t } = useTranslation(['auth', 'errors']);
  return useCallback(
    (problem) => {
      switch (problem) {
        case undefined:
          return undefined;
        case 'name_short':
          return t('problem.nameShort', { least: NAME_LEAST_CHARACTERS });
        case 'name_long':
          return t('problem.nameLong', { most: NAME_MOST_CHARACTERS });
        case 'name_email':
          return t('problem.nameEmail');
        case 'name_at':
          return t('problem.nameAt');
        case 'name_refused':
          return t('problem.nameRefused');
        case 'email_invalid':
          return t('errors:email_invalid');
        case 'email_taken':
          return t('errors:email_taken');
        case 'password_short':
          return t('problem.passwordShort', { least: PASSWORD_LEAST_CHARACTERS });
        case 'date_of_birth':
        case 'too_young':
          return t('errors:date_of_birth');
        case 'gender_missing':
          return t('problem.genderMissing');
        case 'looking_for_missing':
          return t('problem.lookingForMissing');
        case 'refused':
          return t('problem.refused');
        default:
          return assertNever(problem);
      }
    },
    [t],
  );
}
