/** Check and pay for one package, and how a payment went (spec 2, 4). */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { late } from '@/core/parts/late';
import type { PaymentMethod } from '@/domain/model';
import { isPaymentMethod } from '@/features/payment/isPaymentMethod';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { OrderForm } from '@/features/payment/OrderForm';
import { OrderReason } from '@/features/payment/OrderReason';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { PackageOrder } from '@/features/premium/PackageOrder';
import { ShopBar } from '@/features/premium/ShopBar';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

/** Wanted on the way back from the payment page only. */
const PaymentProgress = late(() =>
  import('@/features/payment/PaymentProgress').then((m) => m.PaymentProgress),
);

export default function PaymentPage() {
  const { t } = useTranslation(['premium', 'common']);
  const { id = '', paymentmethod } = useParams();
  const [query] = useSearchParams();
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const paid = useAppSelector(selectPaidUser);
  const returnQuery = usePurchaseReturn(true);
  const shopPath = path(paid ? 'credits' : 'premium') + returnQuery;
  const paymentId = query.get('payment');

  const order = (tried?: PaymentMethod) => (
    <PackageOrder id={id} discount={discount} shopPath={shopPath}>
      {(pkg, name) => (
        <OrderForm
          pkg={pkg}
          name={name}
          method={isPaymentMethod(paymentmethod) ? paymentmethod : null}
          shopPath={shopPath}
          reason={discount !== null && <OrderReason endsAt={discountEndsAt} />}
          tried={tried}
        />
      )}
    </PackageOrder>
  );
  return (
    <>
      {paymentId === null && (
        <ShopBar title={t(paid ? 'common:nav.credits' : 'common:nav.premium')} back={shopPath} />
      )}
      <Page>
        {paymentId === null ? (
          <>
            <h1 tabIndex={-1}>{t('order.title')}</h1>
            <OpenOrderNotice />
            {order()}
          </>
        ) : (
          <Suspense fallback={<h1 tabIndex={-1}>{t('status.loading')}</h1>}>
            <PaymentProgress key={paymentId} paymentId={paymentId} shopPath={shopPath} again={order} />
          </Suspense>
        )}
      </Page>
    </>
  );
}
