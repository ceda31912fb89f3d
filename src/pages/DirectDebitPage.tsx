/** Paying by direct debit: account and address, mandate, code (spec 2, SC-11). */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { DirectDebit } from '@/features/directDebit/DirectDebit';
import { FindDirectDebit } from '@/features/directDebit/FindDirectDebit';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { ShopBar } from '@/features/premium/ShopBar';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function DirectDebitPage() {
  const { t } = useTranslation(['directDebit', 'common']);
  const [query] = useSearchParams();
  const paid = useAppSelector(selectPaidUser);
  const shopPath = path(paid ? 'credits' : 'premium') + usePurchaseReturn(true);
  const paymentId = query.get('payment') ?? '';
  return (
    <>
      <ShopBar title={t(paid ? 'common:nav.credits' : 'common:nav.premium')} back={shopPath} />
      <Page className={paymentId === '' ? 'dd-find' : undefined}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {paymentId === '' ? (
          <FindDirectDebit shopPath={shopPath} />
        ) : (
          <DirectDebit key={paymentId} paymentId={paymentId} shopPath={shopPath} />
        )}
      </Page>
    </>
  );
}
