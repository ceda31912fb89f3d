/** The new password: how long, how strong, shown or hidden. */
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LEAST_CHARACTERS } from '@/config/limits';
import { passwordStrength } from '@/domain/accountRules';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordStrength } from '@/ui/PasswordStrength';
import { useProblemText } from './useProblemText';
import type { SignupFormState } from './useSignupForm';

export function NewPasswordField({ signup: { form, register, problemOf } }: { signup: SignupFormState }) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const password = useWatch({ control: form.control, name: 'password' });
  const score = passwordStrength(password);
  const words = [
    t('strength.short'),
    t('strength.weak'),
    t('strength.fair'),
    t('strength.good'),
    t('strength.strong'),
  ];
  return (
    <PasswordField
      {...register('password')}
      label={t('signup.password')}
      autoComplete="new-password"
      showLabel={t('password.show')}
      hideLabelText={t('password.hide')}
      help={password === '' ? t('signup.passwordHelp', { least: PASSWORD_LEAST_CHARACTERS }) : undefined}
      error={problemText(problemOf('password'))}
      strength={password === '' ? undefined : <PasswordStrength score={score} label={words[score] ?? ''} />}
    />
  );
}
