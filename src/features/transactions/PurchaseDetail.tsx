/** One purchase: its receipt, and what can still be done about it (spec 2). */
import { useEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import type { Payment } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { failureIn } from '@/store/query';
import { PurchaseView } from './PurchaseView';
import { usePurchaseQuery } from './transactionsApi';
import { Unloaded } from './Unloaded';
import type { MethodLabel } from './usePaidWith';
import { Waiting } from './Waiting';
import './purchase.scss';

interface PurchaseDetailProps {
  id: string;
  /** Id of the account. */
  viewer: string;
  methodLabel: MethodLabel;
  /** Told what the server says; it may say that an order is over. */
  onHeard: (purchases: readonly Payment[]) => void;
}

export function PurchaseDetail({ id, viewer, methodLabel, onHeard }: PurchaseDetailProps) {
  const { t } = useTranslation('transactions');
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = usePurchaseQuery(
    { id, viewer },
    { refetchOnMountOrArgChange: true },
  );
  const status = data?.status;

  useEffect(() => {
    if (data !== undefined) onHeard([data]);
  }, [data, onHeard]);

  const wasPending = useRef(false);
  useEffect(() => {
    // The credits came while the page was open.
    if (wasPending.current && status === 'completed') void dispatch(fetchUser());
    wasPending.current = status === 'pending';
  }, [status, dispatch]);

  return (
    <>
      <Link className="statement-back" to={path('transactions')}>
        <Icon as={ArrowLeft} />
        {t('detail.back')}
      </Link>
      <h1 tabIndex={-1}>{t('detail.title')}</h1>
      {body()}
    </>
  );

  function body() {
    if (data !== undefined) return <PurchaseView payment={data} methodLabel={methodLabel} />;
    if (error === undefined) return <Waiting label={t('detail.loading')} />;
    const failure = failureIn(error);
    if (refusalCode(failure) === 'not_found')
      return (
        <Alert tone="amber" live="polite">
          <strong className="strong">{t('detail.unknown')}</strong> {t('detail.unknownText')}
        </Alert>
      );
    return (
      <Unloaded
        title={t('detail.failed')}
        failure={failure}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
}
