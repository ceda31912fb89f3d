/** The right of withdrawal while it lasts: until when, what comes back, and the way to it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment, WithdrawalOffer as Offer } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { buttonClass } from '@/ui/buttonClass';
import { Panel } from '@/ui/Panel';
import { stepQuery } from './withdrawing';

interface WithdrawalOfferProps {
  payment: Payment;
  offer: Offer;
  /** Its way is near: the code may come. */
  onLikely: () => void;
}

export function WithdrawalOffer({ payment: { currency }, offer, onLikely }: WithdrawalOfferProps) {
  const { t } = useTranslation('transactions');
  const { date, time, money } = useFormats();
  const { until, used_credits, used_amount } = offer;
  const refund = money(offer.refund, currency);

  function bringsBack(): string {
    if (used_credits === 0) return t('withdrawal.usedNothing', { refund });
    if (used_amount === 0) return t('withdrawal.usedFree', { count: used_credits, refund });
    return t('withdrawal.usedKept', { count: used_credits, kept: money(used_amount, currency), refund });
  }

  return (
    <Panel as="section" className="withdrawal-offer" labelledBy="withdrawal-title">
      <h2 id="withdrawal-title">{t('withdrawal.title')}</h2>
      <p>{t('withdrawal.until', { date: date(until), time: time(until) })}</p>
      <p>{bringsBack()}</p>
      <Link
        to={stepQuery(1)}
        className={buttonClass({ kind: 'outline', block: true })}
        onPointerEnter={onLikely}
        onFocus={onLikely}
      >
        {t('withdrawal.start')}
      </Link>
    </Panel>
  );
}
