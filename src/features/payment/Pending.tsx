/** The money is on its way: nobody has to wait here. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isTransfer } from '@/config/paymentMethods';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Payment } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { MethodMark } from '@/ui/MethodMark';
import { Spinner } from '@/ui/Spinner';
import { useNextPath } from './purchaseReturn';

/** @param props `long`: it takes longer than usual */
export function Pending({ payment, long }: { payment: Payment; long: boolean }) {
  const { t } = useTranslation('premium');
  const email = useAppSelector(selectSettings)?.support_email;
  const next = useNextPath();
  // A transfer takes its day: nothing spins for so long, and nothing is wrong after half a minute.
  const slow = isTransfer(payment.method);
  const late = long && !slow;
  return (
    <div className="payment-wait">
      {slow ? <MethodMark method={payment.method} /> : <Spinner size={40} />}
      <output>
        <p>{slow ? t('status.pendingTransfer') : t('status.pendingText')}</p>
        {late && <p>{t('status.pendingLong')}</p>}
      </output>
      {late && email !== undefined && (
        <p className="small muted">{t('status.support', { email, id: payment.payment_id })}</p>
      )}
      <Link to={next ?? path('members')} className={buttonClass({ kind: 'outline' })}>
        {t('status.leave')}
      </Link>
      <Link to={path('transactions')} className="link-strong small">
        {t('status.list')}
      </Link>
    </div>
  );
}
