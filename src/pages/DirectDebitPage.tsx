/** Paying by direct debit: account and address, mandate, code (spec 2, SC-11). */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { DirectDebit } from '@/features/directDebit/DirectDebit';
import { FindDirectDebit } from '@/features/directDebit/FindDirectDebit';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function DirectDebitPage() {
  const { t } = useTranslation('directDebit');
  const [query] = useSearchParams();
  const shopPath = path(useAppSelector(selectPaidUser) ? 'credits' : 'premium');
  const paymentId = query.get('payment') ?? '';
  return (
    <Page width={paymentId === '' ? 'read' : undefined}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {paymentId === '' ? (
        <FindDirectDebit shopPath={shopPath} />
      ) : (
        <DirectDebit key={paymentId} paymentId={paymentId} shopPath={shopPath} />
      )}
    </Page>
  );
}
