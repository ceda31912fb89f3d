/** Account and address, the mandate, the code: what was filled in first is what is read and signed afterwards. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import type { Mandate } from '@/domain/model';
import { CodeStep } from './CodeStep';
import { refusedFields } from './detailsRefusal';
import type { RefusedField } from './detailsRefusal';
import { DetailsStep } from './DetailsStep';
import { DetailsSummary } from './DetailsSummary';
import type { DirectDebitDetails } from './directDebitSchema';
import { MandateStep } from './MandateStep';
import { Step } from './Step';
import { useDetailsDraft } from './useDetailsDraft';
import { useDetailsForm } from './useDetailsForm';
import type { LastCode, SentCode } from './useCodeRequest';
import { useSignature } from './useSignature';

interface DirectDebitFormProps {
  mandate: Mandate;
  onSigned: () => void;
  /** Signature or code failed: the order may have gone on, or direct debit is not possible. */
  onFailed: (failure: Failure) => void;
}

export function DirectDebitForm({ mandate, onSigned, onFailed }: DirectDebitFormProps) {
  const { t } = useTranslation('directDebit');
  const { form, country } = useDetailsForm();
  const { forget } = useDetailsDraft();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [details, setDetails] = useState<DirectDebitDetails | null>(null);
  const [refused, setRefused] = useState<readonly RefusedField[] | null>(null);

  function failed(failure: Failure): void {
    const fields = refusedFields(failure);
    if (fields.length > 0) {
      setRefused(fields);
      setDetails(null);
    }
    onFailed(failure);
  }

  if (details === null)
    return (
      <div className="dd-steps">
        <Step step={1} title={t('details.title')} state="now">
          <DetailsStep form={form} country={country} refused={refused} onReady={setDetails} />
        </Step>
        <Step step={2} title={t('mandate.step')} state="later" />
        <Step step={3} title={t('code.step')} state="later" />
      </div>
    );
  return (
    <ToSign
      mandate={mandate}
      details={details}
      lastCode={{ sent, onSent: setSent }}
      onChange={() => {
        setRefused([]);
        setDetails(null);
      }}
      onSigned={() => {
        forget();
        onSigned();
      }}
      onFailed={failed}
    />
  );
}

interface ToSignProps extends DirectDebitFormProps {
  details: DirectDebitDetails;
  lastCode: LastCode;
  onChange: () => void;
}

/** Nothing of it can change while it is read: who wants to change something goes back. */
function ToSign({ mandate, details, lastCode, onChange, onSigned, onFailed }: ToSignProps) {
  const { t } = useTranslation('directDebit');
  const signature = useSignature(mandate.payment_id, details);
  const mandateHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => mandateHeading.current?.focus(), []);
  return (
    <div className="dd-steps">
      <Step step={1} title={t('details.title')} state="done">
        <DetailsSummary details={details} busy={signature.busy} onChange={onChange} />
      </Step>
      <Step step={2} title={t('mandate.step')} state="now" headingRef={mandateHeading}>
        <MandateStep mandate={mandate} details={details} />
      </Step>
      <Step step={3} title={t('code.step')} state="now">
        <CodeStep
          mandate={mandate}
          details={details}
          signature={signature}
          lastCode={lastCode}
          onSigned={onSigned}
          onFailed={onFailed}
        />
      </Step>
    </div>
  );
}
