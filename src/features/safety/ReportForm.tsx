/** What is wrong, in a choice and in words; and whether the member is blocked with it. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { countCharacters } from '@/lib/countCharacters';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextAreaField } from '@/ui/TextAreaField';
import { ReasonChoice } from './ReasonChoice';
import { REPORT_MOST_CHARACTERS } from './reportReasons';
import type { Receipt } from './ReportReceipt';
import type { ReportTarget } from './reportThunk';
import { useReportForm } from './useReportForm';

interface ReportFormProps {
  target: ReportTarget;
  /** Of the reported member. */
  name: string;
  onCancel: () => void;
  onSent: (receipt: Receipt) => void;
}

export function ReportForm({ target, name, onCancel, onSent }: ReportFormProps) {
  const { t } = useTranslation('safety');
  const failureText = useFailureText();
  const { form, submit, failure, reason, text } = useReportForm(target, onSent);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const problemText = (): string => {
    if (failure?.kind !== 'refused') return t('report.unsure', { reason: failureText(failure) });
    if (failure.status === 404) return t('report.gone', { name });
    return t('report.failed', { reason: failureText(failure) });
  };
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
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
      <div role="alert">{failure !== null && <Alert tone="red">{problemText()}</Alert>}</div>
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
