/** What is withdrawn from, and what that brings: the same lines in both steps. */
import { useTranslation } from 'react-i18next';
import type { Payment, WithdrawalOffer } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { creditsTaken } from './purchaseState';

interface WithdrawalTermsProps {
  payment: Payment;
  offer: WithdrawalOffer;
}

export function WithdrawalTerms({ payment, offer }: WithdrawalTermsProps) {
  const { t } = useTranslation('transactions');
  const { date, money, number } = useFormats();
  const { credits, currency, payment_id, created_at } = payment;
  const { used_credits, used_amount, refund } = offer;
  const contract = t('withdrawal.contractText', {
    count: credits,
    date: date(created_at),
    number: payment_id,
  });
  return (
    <dl className="withdrawal-terms">
      <div className="withdrawal-contract">
        <dt>{t('withdrawal.contract')}</dt>
        <dd>{contract}</dd>
      </div>
      <div>
        <dt>{t('withdrawal.used')}</dt>
        <dd className="num">{number(used_credits)}</dd>
      </div>
      <div>
        <dt>{t('withdrawal.taken')}</dt>
        <dd className="num">{number(creditsTaken(credits, offer))}</dd>
      </div>
      {used_amount > 0 && (
        <div>
          <dt>{t('withdrawal.kept')}</dt>
          <dd className="num">{money(used_amount, currency)}</dd>
        </div>
      )}
      <div className="receipt-total">
        <dt>{t('withdrawal.refund')}</dt>
        <dd className="num">{money(refund, currency)}</dd>
      </div>
    </dl>
  );
}
