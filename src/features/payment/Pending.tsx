/** The money is on its way: nobody has to wait here. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Spinner } from '@/ui/Spinner';
import { useNextPath } from './purchaseReturn';

/** @param props `long`: it takes longer than usual */
export function Pending({ paymentId, long }: { paymentId: string; long: boolean }) {
  const { t } = useTranslation('premium');
  const email = useAppSelector(selectSettings)?.support_email;
  const next = useNextPath();
  return (
    <div className="payment-wait">
      <Spinner size={40} />
      <output>
        <p>{t('status.pendingText')}</p>
        {long && <p>{t('status.pendingLong')}</p>}
      </output>
      {long && email !== undefined && (
        <p className="small muted">{t('status.support', { email, id: paymentId })}</p>
      )}
      <Link to={next ?? path('members')} className={buttonClass({ kind: 'outline' })}>
        {t('status.leave')}
      </Link>
    </div>
  );
}
