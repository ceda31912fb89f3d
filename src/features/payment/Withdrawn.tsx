/** A purchase that was withdrawn from: what comes back, and where its receipt is. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { Payment } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { buttonClass } from '@/ui/buttonClass';
import { useNextPath } from './purchaseReturn';

export function Withdrawn({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const next = useNextPath();
  const refund = payment.withdrawn?.refund ?? 0;
  return (
    <div className="payment-done">
      {refund > 0 && <p>{t('status.withdrawnText', { price: money(refund, payment.currency) })}</p>}
      <Link to={path('transactions', { id: payment.payment_id })} className={buttonClass()}>
        {t('status.receipt')}
      </Link>
      <Link to={next ?? path('members')} className="link-strong small">
        {t('status.leave')}
      </Link>
    </div>
  );
}
