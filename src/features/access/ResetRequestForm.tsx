/** Whoever forgot the password names the address of the account (spec 8: ER-05, ER-06). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useEmailSuggestion } from '@/core/email/useEmailSuggestion';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmailInput } from '@/ui/EmailInput';
import './access.scss';
import { resetSchema } from './resetSchema';
import type { ResetValues } from './resetSchema';
import { useResetRequest } from './useResetRequest';

interface ResetRequestFormProps {
  /** As typed at the log-in; may be empty. */
  email: string;
  onSent: (email: string) => void;
}

const resolver = valibotResolver(resetSchema);

/** Nobody has this address, which is a matter of its field. */
const isUnknown = (failure: Failure): boolean => refusalCode(failure) === 'email_not_found';

export function ResetRequestForm({ email: given, onSent }: ResetRequestFormProps) {
  const { t } = useTranslation(['access', 'auth', 'errors']);
  const failureText = useFailureText();
  const { failure, busy, request } = useResetRequest();
  const form = useForm<ResetValues>({ resolver, defaultValues: { email: given } });
  const { register, handleSubmit, control, setValue, setFocus, setError, getValues, formState } = form;
  const email = useWatch({ control, name: 'email' });
  const { suggestion, look } = useEmailSuggestion(email);
  const { onBlur, ...field } = register('email');
  const problem = formState.errors.email;

  const submit = async (values: ResetValues): Promise<void> => {
    const found = await request(values.email);
    if (found === null) onSent(values.email);
    else if (isUnknown(found)) setError('email', { type: 'server' }, { shouldFocus: true });
    else setFocus('email');
  };
  const apply = (): void => {
    if (suggestion !== null) setValue('email', suggestion, { shouldValidate: true });
    setFocus('email');
  };

  return (
    <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <EmailInput
        {...field}
        onBlur={(event) => {
          void onBlur(event);
          void look(getValues('email'));
        }}
        label={t('auth:login.email')}
        autoComplete="username"
        error={
          problem && (problem.type === 'server' ? t('errors:email_not_found') : t('errors:email_invalid'))
        }
        after={
          <div aria-live="polite">
            {suggestion !== null && (
              <p className="access-suggestion">
                <Trans
                  t={t}
                  i18nKey="reset.suggestion"
                  values={{ email: suggestion }}
                  components={{ apply: <Apply onClick={apply} /> }}
                />
              </p>
            )}
          </div>
        }
      />
      <div role="alert">
        {failure && !isUnknown(failure) && <Alert tone="red">{failureText(failure)}</Alert>}
      </div>
      <div className="form-actions">
        <Button type="submit" kind="hot" size="lg" block busy={busy}>
          {t('reset.submit')}
        </Button>
      </div>
    </form>
  );
}

function Apply({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="access-apply" onClick={onClick}>
      {children}
    </button>
  );
}
