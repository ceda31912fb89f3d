/** Says what is wrong with a field of the own profile, in the member's language. */
import { useTranslation } from 'react-i18next';
import {
  ABOUT_MOST_CHARACTERS,
  CITY_MOST_CHARACTERS,
  NAME_LEAST_CHARACTERS,
  NAME_MOST_CHARACTERS,
} from '@/config/limits';
import { assertNever } from '@/lib/assertNever';
import type { ProfileProblem } from './profileProblems';

/** @returns a function from a problem to its sentence; undefined stays undefined */
export function useProfileProblemText(): (problem: ProfileProblem | undefined) => string | undefined {
  const { t } = useTranslation('profile');
  return (problem) => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'name_short':
        return t('form.problem.nameShort', { least: NAME_LEAST_CHARACTERS });
      case 'name_long':
        return t('form.problem.nameLong', { most: NAME_MOST_CHARACTERS });
      case 'name_email':
        return t('form.problem.nameEmail');
      case 'name_at':
        return t('form.problem.nameAt');
      case 'name_refused':
        return t('form.problem.nameRefused');
      case 'about_long':
        return t('form.problem.aboutLong', { most: ABOUT_MOST_CHARACTERS });
      case 'city_long':
        return t('form.problem.cityLong', { most: CITY_MOST_CHARACTERS });
      case 'refused':
        return t('form.problem.refused');
      default:
        return assertNever(problem);
    }
  };
}
