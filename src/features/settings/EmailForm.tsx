/** Another e-mail address: it is used once the link in the mail to it was opened (spec 5, VA-04). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Suspense, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { extra } from '@/core/parts/late';
import type { Failure } from '@/api/failure';
import { useEmailSuggestion } from '@/core/email/useEmailSuggestion';
import type { User } from '@/domain/model';
import { Alert } from '@/ui/Alert';
import { EmailInput } from '@/ui/EmailInput';
import { keepEmailDraft } from './emailDraft';
import type { EmailDraft } from './emailDraft';
import { emailSchema } from './emailSchema';
import { FormActions } from './FormActions';
import { useSave } from './useSave';
import type { SeldomForm } from './useSeldomForm';

/** Seldom needed: it comes after the list of providers that found something to suggest. */
const EmailSuggestion = extra(() => import('./EmailSuggestion').then((m) => m.EmailSuggestion));

interface EmailFormProps {
  user: User;
  /** What this browser kept of it. */
  draft: EmailDraft;
  form: SeldomForm;
}

export function EmailForm({ user, draft, form: { isOpen, isWanted, close } }: EmailFormProps) {
  const { t } = useTranslation('account');
  const save = useSave();
  const [sentTo, setSentTo] = useState(draft.sent_to);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm({
    defaultValues: { new_email: draft.typed },
    resolver: (values, context, options) =>
      valibotResolver(emailSchema(user.email))(values, context, options),
  });
  const { register, handleSubmit, setError, setValue, setFocus, getValues, reset, control, formState } = form;
  const typed = useWatch({ control, name: 'new_email' });
  const { suggestion, look } = useEmailSuggestion(typed);
  // The link was opened, here or elsewhere.
  const pending = sentTo === user.email ? null : sentTo;
  const problem = formState.errors.new_email?.message;

  useEffect(() => keepEmailDraft(user.id, { typed, sent_to: pending }), [user.id, typed, pending]);
  useEffect(() => {
    if (isWanted) setFocus('new_email');
  }, [isWanted, setFocus]);

  const submit = handleSubmit(async ({ new_email }) => {
    setFailure(null);
    const came = await save({ new_email });
    const refused = came?.kind === 'refused' ? came.fields['new_email'] : undefined;
    if (refused !== undefined) {
      setError(
        'new_email',
        { type: 'server', message: refused === 'taken' ? 'taken' : 'invalid' },
        { shouldFocus: true },
      );
    } else if (came !== null) {
      setFailure(came);
    } else {
      setSentTo(new_email);
      reset({ new_email: '' });
      close();
    }
  });

  const giveUp = (): void => {
    setFailure(null);
    reset({ new_email: '' });
    close();
  };

  const apply = (email: string): void => {
    setValue('new_email', email, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('new_email');
  };

  return (
    <>
      {isOpen && (
        <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
          <EmailInput
            {...register('new_email', { onBlur: () => void look(getValues('new_email')) })}
            label={t('settings.email.label')}
            error={
              problem === undefined
                ? undefined
                : problem === 'taken'
                  ? t('settings.email.taken')
                  : problem === 'same'
                    ? t('settings.email.same')
                    : t('settings.email.invalid')
            }
            after={
              <div aria-live="polite">
                {suggestion !== null && (
                  <Suspense>
                    <EmailSuggestion email={suggestion} onApply={apply} />
                  </Suspense>
                )}
              </div>
            }
          />

          <FormActions
            label={t('settings.email.submit')}
            empty={typed === ''}
            busy={formState.isSubmitting}
            failure={failure}
            onCancel={giveUp}
          />
        </form>
      )}
      <output>
        {pending !== null && (
          <Alert tone="cyan">{t('settings.email.pending', { email: pending, current: user.email })}</Alert>
        )}
      </output>
    </>
  );
}
