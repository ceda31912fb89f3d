/** The reasons of a report, one to choose. */
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@/ui/Field';
import '@/ui/theme/form.scss';
import '@/ui/theme/check.scss';
import { REPORT_REASONS } from './reportReasons';
import { useReasonTexts } from './useReasonTexts';

interface ReasonChoiceProps {
  field: UseFormRegisterReturn<'reason'>;
  invalid: boolean;
}

export function ReasonChoice({ field, invalid }: ReasonChoiceProps) {
  const { t } = useTranslation('safety');
  const texts = useReasonTexts();
  const id = useId();
  const error = invalid ? t('report.reasonMissing') : undefined;
  return (
    <fieldset className="reasons" aria-describedby={invalid ? `${id}-error` : undefined}>
      <legend className="form-label">{t('report.reason')}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className="reason">
          <input {...field} type="radio" className="form-check-input" value={reason} />
          <span>{texts[reason]}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
