/** One purchase in the list: what, when, how it was paid, how much, how it stands. */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { Payment } from '@/domain/model';
import { methodOfBrand } from '@/domain/storedCard';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import { MethodMark } from '@/ui/MethodMark';
import { OpenOrderActs } from './OpenOrderActs';
import { purchaseState } from './purchaseState';
import { StatusMark } from './StatusMark';
import { stepQuery } from './withdrawing';

interface PurchaseRowProps {
  payment: Payment;
  /** Card or method, in words. */
  paidWith: string;
  onDropped: (payment: Payment) => void;
}

/** Id of a row's link, for those who bring the focus there. */
export const purchaseLinkId = (id: string): string => `purchase-${id}`;

export function PurchaseRow({ payment, paidWith, onDropped }: PurchaseRowProps) {
  const { t } = useTranslation('transactions');
  const { date, money } = useFormats();
  const { withdrawal, payment_id, credits, amount, currency, created_at, status, card, method } = payment;
  const state = purchaseState(payment);
  return (
    <li>
      <Link
        to={path('transactions', { id: payment_id })}
        id={purchaseLinkId(payment_id)}
        className="statement-row"
      >
        <MethodMark method={(card && methodOfBrand(card.brand)) ?? method} />
        <span className="statement-main">
          <strong>{t('list.credits', { count: credits })}</strong>
          <span className="small muted">
            <time dateTime={created_at}>{date(created_at)}</time>
            <span className="statement-dot"> · </span>
            <span className="statement-how">{paidWith}</span>
          </span>
        </span>
        <span className="statement-end num">
          <strong>{money(amount, currency)}</strong>
          <StatusMark state={state} />
        </span>
        <Icon as={ChevronRight} className="statement-open" />
      </Link>
      {state === 'awaited' && <p className="small muted statement-note">{t('detail.transferText')}</p>}
      {withdrawal && (
        <Link
          to={path('transactions', { id: payment_id }) + stepQuery(1)}
          className="link-inline small withdrawal-way"
          aria-describedby={purchaseLinkId(payment_id)}
        >
          {t('list.withdraw', { date: date(withdrawal.until) })}
        </Link>
      )}
      {status === 'open' && (
        <OpenOrderActs
          payment={payment}
          describedBy={purchaseLinkId(payment_id)}
          onDropped={() => onDropped(payment)}
        />
      )}
    </li>
  );
}
