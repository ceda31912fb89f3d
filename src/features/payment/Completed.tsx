/** The credits are there: how many, and the way back to where they were needed. */
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectCredits } from '@/core/auth/authSlice';
import type { Payment } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { CountUp } from './CountUp';
import { useNextPath } from './purchaseReturn';
import { useMethodLabel } from './useMethodLabel';

const CONVERSATION = /^\/(?:chats\/|members\/[^/]+\/chat)/u;

/** @param props `before`: the balance before the payment */
export function Completed({ payment, before }: { payment: Payment; before: number }) {
  const { t } = useTranslation('premium');
  const credits = useAppSelector(selectCredits);
  const next = useNextPath();
  const { date, money } = useFormats();
  const label = useMethodLabel();
  const receipt = path('transactions', { id: payment.payment_id });
  const until = payment.withdrawal?.until;
  const backLabel = (to: string): string =>
    CONVERSATION.test(to) ? t('status.backToChat') : t('status.backToWhere');
  return (
    <div className="payment-done">
      <output>
        <strong className="payment-added">
          <Icon as={CircleCheck} size={24} className="text-success" />
          {t('status.added', { count: payment.credits })}
        </strong>
      </output>
      <p className="payment-balance num">
        <span className="small muted">{t('status.balance')}</span>
        <b>
          <CountUp from={Math.min(before, credits)} to={credits} />
        </b>
      </p>
      <p className="muted">{t('status.completedText')}</p>
      <p className="small">
        {t('status.paid', { price: money(payment.amount, payment.currency), method: label(payment.method) })}{' '}
        <Link to={receipt} className="link-inline">
          {t('status.receipt')}
        </Link>
      </p>
      <Link to={next ?? path('members')} className={buttonClass({ kind: 'hot', size: 'lg', block: true })}>
        {next === null ? t('status.toSearch') : backLabel(next)}
      </Link>
      {until !== undefined && (
        <Link to={receipt} className="small muted">
          {t('status.withdraw', { date: date(until) })}
        </Link>
      )}
    </div>
  );
}
