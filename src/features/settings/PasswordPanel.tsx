/** A new password for the account, against the old one (spec 5, VA-06). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { PASSWORD_LEAST_CHARACTERS } from '@/config/limits';
import { path } from '@/config/paths';
import { passwordStrength } from '@/domain/accountRules';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordStrength } from '@/ui/PasswordStrength';
import { NO_PASSWORDS, passwordSchema } from './passwordSchema';
import type { PasswordValues } from './passwordSchema';
import { FormActions } from './FormActions';
import { OpenForm } from './OpenForm';
import { SaveNote } from './SaveNote';
import { SettingsPanel } from './SettingsPanel';
import { useSave } from './useSave';
import { useSeldomForm } from './useSeldomForm';

const resolver = valibotResolver(passwordSchema);

/** @param email the account's address, for password managers */
export function PasswordPanel({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'auth']);
  const save = useSave();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const seldom = useSeldomForm('password');
  const { isWanted } = seldom;
  const form = useForm<PasswordValues>({ resolver, defaultValues: NO_PASSWORDS });
  const { register, handleSubmit, setError, setFocus, reset, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const { old_password, new_password } = useWatch({ control });
  const isEmpty = old_password === '' && new_password === '';
  const score = passwordStrength(new_password ?? '');
  const words = [
    t('auth:strength.short'),
    t('auth:strength.weak'),
    t('auth:strength.fair'),
    t('auth:strength.good'),
    t('auth:strength.strong'),
  ];
  const eye = { showLabel: t('auth:password.show'), hideLabelText: t('auth:password.hide') };
  const short = t('auth:problem.passwordShort', { least: PASSWORD_LEAST_CHARACTERS });

  useEffect(() => {
    if (isWanted) setFocus('old_password');
  }, [isWanted, setFocus]);

  const leave = (): void => {
    reset(NO_PASSWORDS);
    seldom.close();
  };

  const giveUp = (): void => {
    setFailure(null);
    setDone(false);
    leave();
  };

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setDone(false);
    const came = await save(values);
    const fields = came?.kind === 'refused' ? came.fields : {};
    const isWrong = fields['old_password'] !== undefined;
    if (isWrong) setError('old_password', { type: 'server', message: 'wrong' }, { shouldFocus: true });
    if (fields['new_password'] !== undefined)
      setError('new_password', { type: 'server', message: 'short' }, { shouldFocus: !isWrong });
    if (came === null) {
      setDone(true);
      leave();
    } else if (!isWrong && fields['new_password'] === undefined) {
      setFailure(came);
    }
  });

  return (
    <SettingsPanel
      part="password"
      title={t('settings.password.title')}
      aside={<OpenForm form={seldom} label={t('settings.password.submit')} />}
    >
      {seldom.isOpen && (
        <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...register('old_password')}
            {...eye}
            label={t('settings.password.old')}
            autoComplete="current-password"
            aside={
              <Link className="link-inline small" to={path('resetPassword')}>
                {t('auth:login.forgot')}
              </Link>
            }
            error={
              errors.old_password &&
              (errors.old_password.message === 'wrong'
                ? t('settings.password.wrong')
                : t('settings.password.missing'))
            }
          />
          <PasswordField
            {...register('new_password')}
            {...eye}
            label={t('settings.password.new')}
            autoComplete="new-password"
            help={
              new_password === ''
                ? t('auth:signup.passwordHelp', { least: PASSWORD_LEAST_CHARACTERS })
                : undefined
            }
            error={errors.new_password && short}
            strength={
              new_password === '' ? undefined : <PasswordStrength score={score} label={words[score] ?? ''} />
            }
          />
          <FormActions
            label={t('settings.password.submit')}
            empty={isEmpty}
            busy={isSubmitting}
            failure={failure}
            onCancel={giveUp}
          />
        </form>
      )}
      <SaveNote text={done && !seldom.isOpen ? t('settings.password.done') : null} />
    </SettingsPanel>
  );
}
