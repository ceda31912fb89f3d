/** What a purchase that is not simply paid means for its buyer, and the next step. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '@/domain/model';
import { orderPath, progressPath } from '@/domain/orderPath';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';
import { OpenOrderActs } from './OpenOrderActs';
import { purchaseState } from './purchaseState';

interface PurchaseNewsProps {
  payment: Payment;
  /** The buyer has withdrawn a moment ago, on this page. */
  justWithdrawn: boolean;
}

export function PurchaseNews({ payment, justWithdrawn }: PurchaseNewsProps) {
  const { t } = useTranslation('transactions');
  const { withdrawn, status } = payment;
  const done = useRef<HTMLDivElement>(null);
  const isNews = justWithdrawn && Boolean(withdrawn);
  useEffect(() => {
    if (isNews) done.current?.focus();
  }, [isNews]);

  const again = (
    <Link to={orderPath(payment.package, null, payment.code)} className={buttonClass({ kind: 'link' })}>
      {t('detail.again')}
    </Link>
  );
  if (withdrawn)
    return (
      <div ref={done} tabIndex={-1} className="purchase-news">
        <Alert tone="green" live={isNews ? 'polite' : undefined}>
          <strong className="strong">{t('withdrawal.done')}</strong>{' '}
          {isNews && t('withdrawal.doneText', { email: withdrawn.email })}
        </Alert>
      </div>
    );
  switch (status) {
    case 'open':
      return (
        <div className="purchase-news">
          <Alert tone="amber">{t('detail.openText')}</Alert>
          <OpenOrderActs payment={payment} onDropped={() => document.querySelector('h1')?.focus()} />
        </div>
      );
    case 'pending':
      return (
        <Alert
          tone="cyan"
          live="polite"
          action={
            <Link className={buttonClass({ kind: 'link' })} to={progressPath(payment)}>
              {t('detail.toProgress')}
            </Link>
          }
        >
          {t(purchaseState(payment) === 'awaited' ? 'detail.transferText' : 'detail.pendingText')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="red" action={again}>
          {t('detail.failedText')}
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert tone="amber" action={again}>
          {t('detail.cancelledText')}
        </Alert>
      );
    default:
      return null;
  }
}
