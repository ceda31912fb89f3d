/** A new password, twice, for the account of a link (spec 5: VA-05). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { PASSWORD_LEAST_CHARACTERS } from '@/config/limits';
import { useFailureText } from '@/core/errors/useFailureText';
import { passwordStrength } from '@/domain/accountRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordStrength } from '@/ui/PasswordStrength';
import { linkIsDead } from './linkIsDead';
import { newPasswordSchema } from './resetSchema';
import type { NewPasswordValues } from './resetSchema';
import { useActKey } from './useActKey';

interface NewPasswordFormProps {
  token: string;
  /** From here on the form stays busy, also while the next page is loaded: another press would find the link used up. */
  onSaved: () => Promise<void>;
  /** The link does not work any more. */
  onExpired: () => void;
}

const resolver = valibotResolver(newPasswordSchema);

export function NewPasswordForm({ token, onSaved, onExpired }: NewPasswordFormProps) {
  const { t } = useTranslation(['access', 'auth']);
  const failureText = useFailureText();
  const key = useActKey();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useForm<NewPasswordValues>({ resolver, defaultValues: { password: '', repeat: '' } });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });
  const score = passwordStrength(password);
  const strength = [
    t('auth:strength.short'),
    t('auth:strength.weak'),
    t('auth:strength.fair'),
    t('auth:strength.good'),
    t('auth:strength.strong'),
  ];
  const eye = { showLabel: t('auth:password.show'), hideLabelText: t('auth:password.hide') };

  const submit = async (values: NewPasswordValues): Promise<void> => {
    setFailure(null);
    try {
      const { completePasswordReset } = await import('@/api/calls/access');
      const body = { token, password: values.password };
      await completePasswordReset(body, { idempotencyKey: key.keyFor(values.password) });
      setSaved(true);
      await onSaved();
    } catch (error) {
      const found = failureOf(error);
      if (found.kind === 'refused') key.answered();
      if (linkIsDead(found)) onExpired();
      else if (found.kind === 'refused' && found.fields['password'] !== undefined)
        setError('password', { type: 'server', message: 'short' }, { shouldFocus: true });
      else setFailure(found);
    }
  };

  return (
    <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        {...register('password')}
        {...eye}
        label={t('newPassword.password')}
        autoComplete="new-password"
        help={
          password === '' ? t('auth:signup.passwordHelp', { least: PASSWORD_LEAST_CHARACTERS }) : undefined
        }
        error={errors.password && t('auth:problem.passwordShort', { least: PASSWORD_LEAST_CHARACTERS })}
        strength={
          password === '' ? undefined : <PasswordStrength score={score} label={strength[score] ?? ''} />
        }
      />
      <PasswordField
        {...register('repeat')}
        {...eye}
        label={t('newPassword.repeat')}
        autoComplete="new-password"
        error={errors.repeat && t('newPassword.different')}
      />
      <div role="alert">{failure && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <div className="form-actions">
        <Button type="submit" kind="hot" size="lg" block busy={isSubmitting || saved}>
          {t('newPassword.submit')}
        </Button>
      </div>
    </form>
  );
}
