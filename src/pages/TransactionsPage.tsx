/** Purchases, receipts, and what the credits were spent on (spec 2). */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { useHeardOrders } from '@/features/payment/useHeardOrders';
import { useMethodLabel } from '@/features/payment/useMethodLabel';
import { Balance } from '@/features/transactions/Balance';
import { CreditLedger } from '@/features/transactions/CreditLedger';
import { PurchaseDetail } from '@/features/transactions/PurchaseDetail';
import { PurchaseList } from '@/features/transactions/PurchaseList';
import { StatementTabs } from '@/features/transactions/StatementTabs';
import { isCreditsView } from '@/features/transactions/statementView';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';
import '@/features/transactions/transactions.scss';

export default function TransactionsPage() {
  const { t } = useTranslation('transactions');
  const { id } = useParams();
  const [query] = useSearchParams();
  const viewer = useAppSelector(selectUser)?.id;
  const methodLabel = useMethodLabel();
  const heard = useHeardOrders();
  if (viewer === undefined) return null;
  if (id !== undefined)
    return (
      <Page className="transactions">
        <PurchaseDetail key={id} id={id} viewer={viewer} methodLabel={methodLabel} onHeard={heard} />
      </Page>
    );
  return (
    <Page className="transactions">
      <div className="statement-page">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Balance />
        <StatementTabs credits={isCreditsView(query)} />
        {isCreditsView(query) ? (
          <CreditLedger viewer={viewer} />
        ) : (
          <PurchaseList viewer={viewer} methodLabel={methodLabel} onHeard={heard} />
        )}
      </div>
    </Page>
  );
}
