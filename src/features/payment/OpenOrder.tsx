/** One order that waits: go on, or drop it; or how it stands, as soon as that changes. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isTransfer } from '@/config/paymentMethods';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Payment } from '@/domain/model';
import { orderPath, progressPath } from '@/domain/orderPath';
import { payPlace, siteOf } from '@/domain/payPlace';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { useDropOrderMutation } from './openOrderApi';
import { failureIn } from '@/store/query';
import { usePayment } from './paymentApi';
import { isCardFailure } from './paymentView';
import { PayPlaceNote } from './PayPlaceNote';
import { useGoOn } from './useGoOn';
import './openOrder.scss';

const TONES = {
  open: 'amber',
  pending: 'cyan',
  completed: 'green',
  failed: 'amber',
  cancelled: 'cyan',
} as const;

/** @param props.order as it was found; it is asked after from then on */
export function OpenOrder({ order }: { order: Payment }) {
  const { t } = useTranslation(['premium', 'errors']);
  const { money } = useFormats();
  const failureText = useFailureText();
  const goOn = useGoOn();
  const { data = order } = usePayment(order.payment_id);
  const [drop, dropping] = useDropOrderMutation();
  const { payment_id } = order;
  // Only a dropped order is at its end; any other is asked after.
  const status = dropping.data?.status === 'cancelled' ? 'cancelled' : data.status;
  const count = order.credits;
  const price = money(order.amount, order.currency);
  const leave_to = payPlace(data.redirect_url, globalThis.location.origin);
  const failure = failureIn(dropping.error);

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (dropping.isSuccess) section.current?.focus();
  }, [dropping.isSuccess]);

  const text = {
    open: () => t('openOrder.open', { count, price }),
    pending: () => t(isTransfer(order.method) ? 'openOrder.transfer' : 'openOrder.pending', { count, price }),
    completed: () => t('status.added', { count }),
    failed: () => t(isCardFailure(data) ? 'errors:card_failed' : 'errors:payment_failed'),
    cancelled: () => t('openOrder.dropped'),
  }[status]();

  const action =
    status === 'open' ? (
      <>
        <Button
          kind="link"
          onClick={() => goOn({ payment_id, leave_to }, orderPath(order.package, order.method, order.code))}
        >
          {t('status.goOn', { price })}
        </Button>
        <Button kind="link" busy={dropping.isLoading} onClick={() => void drop(payment_id)}>
          {t('status.drop')}
        </Button>
      </>
    ) : (
      status === 'pending' && (
        <Link className={buttonClass({ kind: 'link' })} to={progressPath(order)}>
          {t('openOrder.see')}
        </Link>
      )
    );

  return (
    <section ref={section} tabIndex={-1} className="open-order" aria-label={t('openOrder.label')}>
      <Alert tone={TONES[status]} live="polite" action={action || undefined}>
        {text}
        {status === 'open' && <PayPlaceNote site={siteOf(leave_to)} />}
      </Alert>
      {failure !== null && (
        <Alert tone="red" live="assertive">
          {failureText(failure)}
        </Alert>
      )}
    </section>
  );
}
