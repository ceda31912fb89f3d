/** The buyer came back without paying: go on, pay another way, or drop the order. */
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Payment } from '@/domain/model';
import { payPlace, siteOf } from '@/domain/payPlace';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { MethodMark } from '@/ui/MethodMark';
import { useDropOrderMutation } from './openOrderApi';
import { failureIn } from '@/store/query';
import { PayPlaceNote } from './PayPlaceNote';
import { useGoOn } from './useGoOn';
import { useMethodLabel } from './useMethodLabel';

interface UnfinishedProps {
  payment: Payment;
  shopPath: string;
  /** The same package again, with every method one press away. */
  again: ReactNode;
}

export function Unfinished({ payment, shopPath, again }: UnfinishedProps) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const failureText = useFailureText();
  const label = useMethodLabel();
  const goOn = useGoOn();
  const navigate = useNavigate();
  const [drop, { isLoading, error }] = useDropOrderMutation();
  const place = useRef<HTMLElement>(null);
  const [instead, setInstead] = useState(false);
  const { payment_id, credits, amount, currency, method } = payment;
  const price = money(amount, currency);
  const leave_to = payPlace(payment.redirect_url, globalThis.location.origin);

  async function dropIt(): Promise<void> {
    const { data } = await drop(payment_id);
    // Paid a moment ago after all: this page says so by itself.
    if (data?.status === 'cancelled') void navigate(shopPath, { replace: true });
  }

  return (
    <>
      <div className="payment-unfinished">
        <Alert live="polite">{t('status.openText')}</Alert>
        <p className="payment-order strong">
          <MethodMark method={method} />
          {t('status.openOrder', { count: credits, price, method: label(method) })}
        </p>
        <PayPlaceNote site={siteOf(leave_to)} />
        {failureIn(error) !== null && (
          <Alert tone="red" live="assertive">
            {failureText(failureIn(error))}
          </Alert>
        )}
        <div className="payment-acts">
          {leave_to !== null && (
            <Button
              kind="hot"
              size="lg"
              onClick={() => goOn({ payment_id, leave_to }, path('creditsPayment', { id: payment.package }))}
            >
              {t('status.goOn', { price })}
            </Button>
          )}
          {!instead && (
            <Button
              kind="outline"
              size="lg"
              onClick={() => {
                setInstead(true);
                // The button goes; what it brings comes here.
                place.current?.focus();
              }}
            >
              {t('methods.others')}
            </Button>
          )}
          <Button kind="link" busy={isLoading} onClick={() => void dropIt()}>
            {t('status.drop')}
          </Button>
        </div>
      </div>
      <section ref={place} tabIndex={-1} aria-label={instead ? t('methods.others') : undefined}>
        {instead && again}
      </section>
    </>
  );
}
