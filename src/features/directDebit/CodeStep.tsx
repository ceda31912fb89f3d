/** The third step: a code on the phone, and with it the signature. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useSecondsLeft } from '@/core/clock/useSecondsLeft';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Mandate } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { CodeField } from './CodeField';
import { isCodeRefused } from './detailsRefusal';
import type { DirectDebitDetails } from './directDebitSchema';
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
  const code = useCodeRequest(mandate.payment_id, details.phone, lastCode);
  const [attempts, setAttempts] = useState(0);
  const price = money(mandate.amount, mandate.currency);

  async function ask(): Promise<void> {
    const failure = await code.ask();
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
  const isLost = failure !== null && failure.kind !== 'refused' && failure.kind !== 'offline';
  return (
    <>
      <p>{code.sentTo === null && t('code.text', { phone: details.phone })}</p>
      <output>
        {code.sentTo === '' && code.isSentBefore && <Alert tone="green">{t('code.sentBefore')}</Alert>}
        {code.sentTo !== null && code.sentTo !== '' && (
          <Alert tone="green">{t('code.sent', { phone: code.sentTo })}</Alert>
        )}
      </output>
      <div role="alert">
        {code.failure !== null && <Alert tone="red">{failureText(code.failure)}</Alert>}
        {failure !== null && !refused && (
          <Alert tone="red">
            {failureText(failure)} {isLost && t('code.unsure')}
          </Alert>
        )}
      </div>
      {code.sentTo === null ? (
        <Button kind="hot" size="lg" block busy={code.busy} onClick={() => void ask()}>
          {t('code.send')}
        </Button>
      ) : (
        <>
          <CodeField
            price={price}
            note={t('code.note', { price, date: date(noonOf(mandate.debit_date)) })}
            busy={signature.busy}
            refused={refused ? attempts : 0}
            onSign={(otp) => void sign(otp)}
          />
          <SendAgain until={code.waitUntil} busy={code.busy} onAsk={() => void ask()} />
        </>
      )}
    </>
  );
}

/** "Send another code", with the time until that is possible. */
function SendAgain({ until, busy, onAsk }: { until: number; busy: boolean; onAsk: () => void }) {
  const { t } = useTranslation('directDebit');
  const seconds = useSecondsLeft(until);
  return (
    <div className="dd-again">
      <Button
        kind="link"
        busy={busy}
        aria-disabled={seconds > 0 || undefined}
        onClick={() => {
          if (seconds === 0) onAsk();
        }}
      >
        {t('code.again')}
      </Button>
      {seconds > 0 && <p className="small muted num">{t('code.wait', { count: seconds })}</p>}
    </div>
  );
}
