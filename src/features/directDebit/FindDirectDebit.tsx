/** The page was opened without an order: the newest one that waits for its signature is meant. */
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { path } from '@/config/paths';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { buttonClass } from '@/ui/buttonClass';
import { DebitUnreachable } from './DebitUnreachable';
import { useOpenDirectDebitQuery } from './directDebitApi';
import { DirectDebitSkeleton } from './DirectDebitSkeleton';
import { failureShown } from '@/store/failureShown';
import { Step } from './Step';
import './directDebit.scss';

export function FindDirectDebit({ shopPath }: { shopPath: string }) {
  const { t } = useTranslation('directDebit');
  const { data, error, isFetching, refetch } = useOpenDirectDebitQuery();
  const failure = failureShown(error);
  useBackOnline(() => {
    if (failure !== null) void refetch();
  });
  if (failure !== null)
    return <DebitUnreachable failure={failure} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <DirectDebitSkeleton />;
  if (data !== null)
    return <Navigate to={`${path('directdebit')}?payment=${encodeURIComponent(data.payment_id)}`} replace />;
  return (
    <div className="dd-none">
      <div role="alert">
        <h2>{t('state.none')}</h2>
        <p className="muted">{t('state.noneText')}</p>
      </div>
      <div className="dd-steps">
        <Step step={1} state="later" title={t('details.title')} />
        <Step step={2} state="later" title={t('mandate.step')} />
        <Step step={3} state="later" title={t('code.step')} />
      </div>
      <Link to={shopPath} className={buttonClass({ kind: 'hot', size: 'lg' })}>
        {t('state.packages')}
      </Link>
    </div>
  );
}
