/** The third step: a code on the phone, and with it the signature. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Mandate } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { CodeField } from './CodeField';
import { isCodeRefused } from './detailsRefusal';
import type { DirectDebitDetails } from './directDebitSchema';
import { SendCode } from './SendCode';
import { useCodeRequest } from './useCodeRequest';
import type { LastCode } from './useCodeRequest';
import { noonOf } from './useMandateText';
import type { useSignature } from './useSignature';

interface CodeStepProps {
  mandate: Mandate;
  details: DirectDebitDetails;
  signature: ReturnType<typeof useSignature>;
  lastCode: LastCode;
  onSigned: () => void;
  /** What the page around has to know of: refused fields, direct debit not possible, an answer that got lost. */
  onFailed: (failure: Failure) => void;
}

export function CodeStep({ mandate, details, signature, lastCode, onSigned, onFailed }: CodeStepProps) {
  const { t } = useTranslation('directDebit');
  const { date, money } = useFormats();
  const failureText = useFailureText();
  const request = useCodeRequest(mandate.payment_id, details.phone, lastCode);
  const [attempts, setAttempts] = useState(0);
  const price = money(mandate.amount, mandate.currency);

  async function ask(): Promise<void> {
    const failure = await request.ask();
    if (failure === null) setAttempts(0);
    else onFailed(failure);
  }
  async function sign(otp: string): Promise<void> {
    const failure = await signature.sign(otp);
    if (failure === undefined) return;
    setAttempts((count) => count + 1);
    if (failure === null) onSigned();
    else onFailed(failure);
  }

  const { failure } = signature;
  const refused = failure !== null && isCodeRefused(failure);
  const isLost = failure !== null && failure.kind !== 'refused';
  const { code } = request;
  const hasField = code.kind !== 'none' && code.kind !== 'elsewhere';
  return (
    <>
      <p>{code.kind === 'none' && t('code.text', { phone: details.phone })}</p>
      <output>
        {code.kind === 'sentBefore' && <Alert tone="green">{t('code.sentBefore')}</Alert>}
        {code.kind === 'sent' && <Alert tone="green">{t('code.sent', { phone: code.to })}</Alert>}
        {code.kind === 'maybe' && request.failure === null && <Alert tone="amber">{t('code.maybe')}</Alert>}
        {code.kind === 'elsewhere' && (
          <Alert tone="amber">{t('code.elsewhere', { phone: details.phone })}</Alert>
        )}
      </output>
      <div role="alert">
        {request.failure !== null && (
          <Alert tone="red">
            {failureText(request.failure)} {code.kind === 'maybe' && t('code.maybe')}
          </Alert>
        )}
        {failure !== null && !refused && (
          <Alert tone="red">
            {failureText(failure)} {isLost && t('code.unsure')}
          </Alert>
        )}
      </div>
      {hasField && (
        <CodeField
          price={price}
          note={t('code.note', { price, date: date(noonOf(mandate.debit_date)) })}
          busy={signature.busy}
          refused={refused ? attempts : 0}
          onSign={(otp) => void sign(otp)}
        />
      )}
      <SendCode first={!hasField} until={request.waitUntil} busy={request.busy} onAsk={() => void ask()} />
    </>
  );
}
