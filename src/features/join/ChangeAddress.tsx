/** Another e-mail address for the mail that confirms it (spec 5). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Failure } from '@/api/failure';
import { useSecondsLeft } from '@/core/clock/useSecondsLeft';
import { useEmailSuggestion } from '@/core/email/useEmailSuggestion';
import { useFailureText } from '@/core/errors/useFailureText';
import { isMailPause } from '@/core/mails/mailPause';
import { emailProblem } from '@/domain/accountRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmailInput } from '@/ui/EmailInput';
import { Tagged } from '@/ui/Tagged';
import { MailWait } from './MailWait';

const resolver = valibotResolver(
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((email) => emailProblem(email) === null, 'invalid'),
    ),
  }),
);

interface ChangeAddressProps {
  /** Sends the mail there. @returns the failure, null when it went out */
  sendTo: (email: string) => Promise<Failure | null>;
  /** @returns epoch ms until which the server wants no mail to an address; 0 when it has said nothing */
  waitFor: (email: string) => number;
  onClose: () => void;
}

export function ChangeAddress({ sendTo, waitFor, onClose }: ChangeAddressProps) {
  const { t } = useTranslation('join');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, setError, setValue, setFocus, getValues, control, formState } = useForm({
    resolver,
    defaultValues: { email: '' },
  });
  const typed = useWatch({ control, name: 'email' });
  const { suggestion, look } = useEmailSuggestion(typed);
  const seconds = useSecondsLeft(waitFor(typed));
  const isWaiting = seconds > 0;
  const isLimit = isMailPause(failure);
  // It takes the place of the button that was pressed.
  useEffect(() => setFocus('email'), [setFocus]);
  const problem = formState.errors.email?.message;

  const submit = handleSubmit(async ({ email }) => {
    if (isWaiting) return;
    setFailure(null);
    const came = await sendTo(email);
    const code = came?.kind === 'refused' ? came.fields.new_email : undefined;
    if (came === null) onClose();
    else if (code === undefined) setFailure(came);
    else setError('email', { message: code }, { shouldFocus: true });
  });
  const apply = (): void => {
    if (suggestion === null) return;
    setValue('email', suggestion, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('email');
  };

  return (
    <form className="form-stack join-address" noValidate onSubmit={(event) => void submit(event)}>
      <EmailInput
        {...register('email', { onBlur: () => void look(getValues('email')) })}
        label={t('address.label')}
        error={problem && (problem === 'taken' ? t('address.taken') : t('address.invalid'))}
        after={
          <div aria-live="polite">
            {suggestion !== null && (
              <p className="join-suggestion">
                <Tagged
                  text={t('address.suggestion', { email: suggestion })}
                  tags={{ apply: <ApplyButton onClick={apply} /> }}
                />
              </p>
            )}
          </div>
        }
      />
      <div role="alert">
        {failure !== null && (isWaiting || !isLimit) && (
          <Alert tone="red">{isLimit ? t('confirm.limited') : failureText(failure)}</Alert>
        )}
      </div>
      <MailWait seconds={seconds} limited={!isLimit} />
      <div className="join-pair">
        <Button type="submit" busy={formState.isSubmitting} aria-disabled={isWaiting || undefined}>
          {t('address.submit')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('address.cancel')}
        </Button>
      </div>
    </form>
  );
}

function ApplyButton({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="join-apply" onClick={onClick}>
      {children}
    </button>
  );
}
