/** A purchase that is known: the receipt, and beside it what can be done. */
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { late } from '@/core/parts/late';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Payment } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { PurchaseNews } from './PurchaseNews';
import { purchaseState } from './purchaseState';
import { ReceiptActs } from './ReceiptActs';
import { ReceiptSheet } from './ReceiptSheet';
import { RefundNote } from './RefundNote';
import { StatusMark } from './StatusMark';
import { Waiting } from './Waiting';
import { usePaidWith } from './usePaidWith';
import type { MethodLabel } from './usePaidWith';
import { useReceipt } from './useReceipt';
import { WithdrawalOffer } from './WithdrawalOffer';
import { WITHDRAWING } from './withdrawing';

const loadWithdrawal = () => import('./Withdrawal').then((m) => m.Withdrawal);
const Withdrawal = late(loadWithdrawal);
const prepareWithdrawal = () => void importAhead(loadWithdrawal);

interface PurchaseViewProps {
  payment: Payment;
  methodLabel: MethodLabel;
}

export function PurchaseView({ payment, methodLabel }: PurchaseViewProps) {
  const { t } = useTranslation('transactions');
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const titleId = useId();
  const support = useAppSelector(selectSettings)?.support_email;
  const receipt = useReceipt(payment, usePaidWith(methodLabel)(payment));
  const { payment_id, withdrawal, withdrawn } = payment;

  if (withdrawal && query.has(WITHDRAWING))
    return (
      <Suspense fallback={<Waiting label={t('detail.loading')} />}>
        <Withdrawal payment={payment} offer={withdrawal} onDone={() => setDone(true)} />
      </Suspense>
    );
  return (
    <div className="purchase">
      <div className="purchase-head">
        <strong className="num">{t('list.credits', { count: payment.credits })}</strong>
        <StatusMark state={purchaseState(payment)} />
        {payment.status === 'completed' && (
          <ReceiptActs receipt={receipt} name={withdrawn?.reference ?? payment_id} />
        )}
      </div>
      {query.has(WITHDRAWING) && !withdrawn && (
        <Alert tone="amber" live="polite">
          {t('withdrawal.over')}
        </Alert>
      )}
      <PurchaseNews payment={payment} justWithdrawn={isDone || query.has(WITHDRAWING)} />
      <div className="purchase-columns">
        <ReceiptSheet receipt={receipt} titleId={titleId} />
        <div className="purchase-side">
          {withdrawal && (
            <WithdrawalOffer payment={payment} offer={withdrawal} onLikely={prepareWithdrawal} />
          )}
          {support !== undefined && (
            <p className="small muted">
              {t('detail.help', { number: payment_id })}{' '}
              <a className="link-inline" href={`mailto:${support}`}>
                {support}
              </a>
            </p>
          )}
          {payment.status === 'completed' && !withdrawal && !withdrawn && <RefundNote />}
        </div>
      </div>
    </div>
  );
}
