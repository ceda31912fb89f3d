/** Every purchase of the member, newest first (spec 2). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import type { Payment } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Panel } from '@/ui/Panel';
import { Blank } from './Blank';
import { failureIn } from '@/store/query';
import { purchaseLinkId, PurchaseRow } from './PurchaseRow';
import { arrivedSince } from './purchaseState';
import { RefundNote } from './RefundNote';
import { usePurchasesQuery } from './transactionsApi';
import { Unloaded } from './Unloaded';
import { usePaidWith } from './usePaidWith';
import type { MethodLabel } from './usePaidWith';
import { Waiting } from './Waiting';

interface PurchaseListProps {
  /** Id of the account. */
  viewer: string;
  methodLabel: MethodLabel;
  /** Told what the server says; it may say that an order is over. */
  onHeard: (purchases: readonly Payment[]) => void;
}

export function PurchaseList({ viewer, methodLabel, onHeard }: PurchaseListProps) {
  const { t } = useTranslation(['transactions', 'premium']);
  const paid = useAppSelector(selectPaidUser);
  const paidWith = usePaidWith(methodLabel);
  const { data, error, isFetching, refetch } = usePurchasesQuery(viewer, { refetchOnMountOrArgChange: true });
  const [isDropped, setDropped] = useState(false);
  const [seen, setSeen] = useState(data);
  const [added, setAdded] = useState(0);
  if (data !== seen) {
    setSeen(data);
    const arrived = arrivedSince(seen ?? [], data ?? []);
    if (arrived.length > 0) setAdded(arrived.reduce((sum, { credits }) => sum + credits, 0));
  }
  useEffect(() => {
    if (data !== undefined) onHeard(data);
  }, [data, onHeard]);

  const news = [
    ...(isDropped ? [t('list.dropped')] : []),
    ...(added > 0 ? [t('premium:status.added', { count: added })] : []),
  ];
  const dropped = ({ payment_id }: Payment): void => {
    setDropped(true);
    // The button that had the focus goes with the order.
    document.getElementById(purchaseLinkId(payment_id))?.focus({ preventScroll: true });
  };

  if (data === undefined && error === undefined) return <Waiting label={t('list.loading')} />;
  if (data === undefined)
    return (
      <Unloaded
        title={t('list.failed')}
        failure={failureIn(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <Blank title={t('list.empty')} text={t('list.emptyText')}>
        <Link to={path(paid ? 'credits' : 'premium')} className={buttonClass({ kind: 'hot' })}>
          {t('list.toShop')}
        </Link>
      </Blank>
    );
  return (
    <>
      <Panel as="div" className="statement-panel">
        <ul className="statement" aria-label={t('tabs.purchases')}>
          {data.map((payment) => (
            <PurchaseRow
              key={payment.payment_id}
              payment={payment}
              paidWith={paidWith(payment)}
              onDropped={dropped}
            />
          ))}
        </ul>
      </Panel>
      <output className="statement-news">{news.join(' ')}</output>
      <RefundNote />
    </>
  );
}
