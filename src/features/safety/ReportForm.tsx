/** What is wrong, in a choice and in words; and whether the member is blocked with it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { createActKey } from '@/lib/actKey';
import { countCharacters } from '@/lib/countCharacters';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextAreaField } from '@/ui/TextAreaField';
import { ReasonChoice } from './ReasonChoice';
import { EMPTY_REPORT, REPORT_MOST_CHARACTERS, reportSchema } from './reportReasons';
import type { ReportValues } from './reportReasons';
import type { Receipt } from './ReportReceipt';
import { sendReport } from './reportThunk';
import type { ReportTarget } from './reportThunk';
import { useBlockAct } from './useBlockAct';

interface ReportFormProps {
  target: ReportTarget;
  /** Of the reported member. */
  name: string;
  onCancel: () => void;
  onSent: (receipt: Receipt) => void;
}

const resolver = valibotResolver(reportSchema);

export function ReportForm({ target, name, onCancel, onSent }: ReportFormProps) {
  const { t } = useTranslation('safety');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [act] = useState(createActKey);
  const { profile, photo, message } = target;
  const { block } = useBlockAct(profile);
  const form = useForm<ReportValues>({ resolver, defaultValues: EMPTY_REPORT });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const [reason, text] = useWatch({ control, name: ['reason', 'text'] });

  const submit = async ({ reason: chosen, text: words, also_block }: ReportValues): Promise<void> => {
    if (chosen === null) return;
    setFailure(null);
    const body = {
      profile,
      ...(photo !== undefined && { photo }),
      ...(message !== undefined && { message }),
      reason: chosen,
      text: words,
    };
    const answer = await dispatch(sendReport({ ...body, idempotencyKey: act.keyFor(body) }));
    if (sendReport.fulfilled.match(answer)) {
      act.answered();
      const blockFailure = also_block ? await block() : null;
      onSent({ reference: answer.payload, also_block, blockFailure });
      return;
    }
    const refused: Failure = answer.payload ?? { kind: 'server', status: 500 };
    if (refused.kind === 'refused') act.answered();
    if (refused.kind === 'refused' && refused.fields.text !== undefined)
      setError('text', { type: 'server', message: 'missing' }, { shouldFocus: true });
    else setFailure(refused);
  };

  const gone = failure?.kind === 'refused' && failure.status === 404;
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <p className="muted">{t('report.lead', { name })}</p>
      <ReasonChoice field={register('reason')} invalid={errors.reason !== undefined} />
      {reason === 'underage' && (
        <Alert tone="amber" live="polite">
          {t('report.underage')}
        </Alert>
      )}
      <TextAreaField
        {...register('text')}
        label={reason === 'other' ? t('report.words') : t('report.wordsOptional')}
        help={t('report.wordsHelp')}
        rows={3}
        count={t('report.count', { used: countCharacters(text), most: REPORT_MOST_CHARACTERS })}
        error={
          errors.text &&
          (errors.text.message === 'long'
            ? t('report.wordsLong', { most: REPORT_MOST_CHARACTERS })
            : t('report.wordsMissing'))
        }
      />
      <Checkbox
        {...register('also_block')}
        label={
          <>
            {t('report.alsoBlock', { name })}
            <span className="check-help">{t('report.alsoBlockHelp')}</span>
          </>
        }
      />
      <div role="alert">
        {failure !== null && (
          <Alert tone="red">
            {gone ? t('report.gone', { name }) : t('report.failed', { reason: failureText(failure) })}
          </Alert>
        )}
      </div>
      <div className="safety-actions">
        <Button kind="quiet" size="lg" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
        <Button type="submit" kind="primary" size="lg" busy={isSubmitting}>
          {t('report.submit')}
        </Button>
      </div>
    </form>
  );
}
