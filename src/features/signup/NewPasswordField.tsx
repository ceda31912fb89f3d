/** The new password: how long, how strong, shown or hidden. */
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LEAST_CHARACTERS } from '@/config/limits';
import { passwordStrength } from '@/domain/accountRules';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordStrength } from '@/ui/PasswordStrength';
import type { SignupForm, SignupProblem, SignupValues } from './signupSchema';
import { useProblemText } from './useProblemText';

interface NewPasswordFieldProps {
  form: UseFormReturn<SignupValues, unknown, SignupForm>;
  problem: SignupProblem | undefined;
}

export function NewPasswordField({ form, problem }: NewPasswordFieldProps) {
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
      {...form.register('password')}
      label={t('signup.password')}
      autoComplete="new-password"
      showLabel={t('password.show')}
      hideLabelText={t('password.hide')}
      help={password === '' ? t('signup.passwordHelp', { least: PASSWORD_LEAST_CHARACTERS }) : undefined}
      error={problemText(problem)}
      strength={password === '' ? undefined : <PasswordStrength score={score} label={words[score] ?? ''} />}
    />
  );
}
