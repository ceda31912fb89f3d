/** The deletion itself: what happens, a reason for those who want to give one, the password, and the button that does it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { uuid } from '@/lib/uuid';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { deleteSchema, EMPTY_DELETION, REASON_MOST_CHARACTERS, REASONS, reasonSent } from './deleteSchema';
import type { DeleteValues } from './deleteSchema';
import { deleteAccount } from './leavingThunks';
import { useReasonTexts } from './useReasonTexts';
import { WhatHappens } from './WhatHappens';

interface DeleteFormProps {
  onCancel: () => void;
  /** The deletion is under way, or no longer. */
  onBusy: (busy: boolean) => void;
  /** It took the place of another step, and with it the focus. */
  moved: boolean;
}

const resolver = valibotResolver(deleteSchema);

export function DeleteForm({ onCancel, onBusy, moved }: DeleteFormProps) {
  const { t } = useTranslation(['account', 'auth']);
  const failureText = useFailureText();
  const reasonTexts = useReasonTexts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<{ content: string; key: string } | null>(null);
  const form = useForm<DeleteValues>({ resolver, defaultValues: EMPTY_DELETION });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const start = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The heading above it stays in sight.
    if (moved) start.current?.focus({ preventScroll: true });
  }, [moved]);

  const submit = async (values: DeleteValues): Promise<void> => {
    setFailure(null);
    const content = JSON.stringify(values);
    if (attempt.current?.content !== content) attempt.current = { content, key: uuid() };
    const { password } = values;
    onBusy(true);
    const answer = await dispatch(
      deleteAccount({ password, reason: reasonSent(values), idempotencyKey: attempt.current.key }),
    );
    onBusy(false);
    if (deleteAccount.fulfilled.match(answer)) {
      // The member's page is gone by now, and with it its own way to the log-in.
      void navigate(path('accountDeleted'), { replace: true, state: { until: answer.payload } });
      return;
    }
    const reason: Failure = answer.payload ?? { kind: 'server', status: 500 };
    if (reason.kind === 'refused') attempt.current = null;
    if (reason.kind === 'refused' && reason.fields.password !== undefined)
      setError('password', { type: 'server', message: 'wrong' }, { shouldFocus: true });
    else setFailure(reason);
  };

  /** What is on its way happens: nobody is let believe that it does not. */
  const leave = (event: MouseEvent): void => {
    if (isSubmitting) event.preventDefault();
    else onCancel();
  };

  const passwordProblem = errors.password?.message;
  return (
    <form
      className="form-stack delete-step"
      noValidate
      tabIndex={-1}
      ref={start}
      aria-label={t('leave.formTitle')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <WhatHappens />
      <SelectField
        {...register('reason')}
        label={t('leave.reason.label')}
        options={REASONS.map((reason) => ({ value: reason, label: reasonTexts[reason] }))}
      />
      <TextAreaField
        {...register('text')}
        label={t('leave.words')}
        rows={2}
        maxLength={REASON_MOST_CHARACTERS}
        error={errors.text && t('leave.wordsLong', { count: REASON_MOST_CHARACTERS })}
      />
      <PasswordField
        {...register('password')}
        label={t('leave.password')}
        autoComplete="current-password"
        showLabel={t('auth:password.show')}
        hideLabelText={t('auth:password.hide')}
        aside={
          <Link
            className="link-inline small"
            to={path('resetPassword')}
            aria-disabled={isSubmitting || undefined}
            onClick={leave}
          >
            {t('leave.forgot')}
          </Link>
        }
        error={
          passwordProblem === undefined
            ? undefined
            : passwordProblem === 'wrong'
              ? t('leave.passwordWrong')
              : t('leave.passwordMissing')
        }
      />
      <div role="alert">{failure !== null && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <div className="delete-choices">
        <Button type="submit" kind="danger" busy={isSubmitting}>
          {t('leave.submit')}
        </Button>
        <Button kind="outline" aria-disabled={isSubmitting} onClick={leave}>
          {t('leave.keep')}
        </Button>
      </div>
    </form>
  );
}
