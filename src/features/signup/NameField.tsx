/** The name that others see. A part of its own, so that the fields take part in the form in the order in which they stand. */
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/TextField';
import { useProblemText } from './useProblemText';
import type { SignupFormState } from './useSignupForm';

export function NameField({ signup: { form, register, problemOf } }: { signup: SignupFormState }) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const { touchedFields, dirtyFields, errors } = form.formState;
  return (
    <TextField
      {...register('name')}
      label={t('signup.name')}
      autoComplete="nickname"
      success={touchedFields.name === true && dirtyFields.name === true && errors.name === undefined}
      error={problemText(problemOf('name'))}
    />
  );
}
