/** Check and pay for one package, and how a payment went (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import type { PaymentMethod } from '@/domain/model';
import { PaymentProgress } from '@/features/payment/PaymentProgress';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { PackageOrder } from '@/features/premium/PackageOrder';
import { OrderForm } from '@/features/payment/OrderForm';
import { selectActiveDiscount } from '@/features/timeBonus/timeBonusSlice';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

const isMethod = (code: string | undefined): code is PaymentMethod =>
  code !== undefined && Object.hasOwn(PAYMENT_METHODS, code);

export default function PaymentPage() {
  const { t } = useTranslation('premium');
  const { id = '', paymentmethod } = useParams();
  const [query] = useSearchParams();
  const discount = useAppSelector(selectActiveDiscount);
  const paid = useAppSelector(selectPaidUser);
  const returnQuery = usePurchaseReturn();
  const shopPath = path(paid ? 'credits' : 'premium') + returnQuery;
  const paymentId = query.get('payment');

  const order = (
    <PackageOrder id={id} discount={discount} shopPath={shopPath}>
      {(pkg, name) => (
        <OrderForm
          pkg={pkg}
          name={name}
          method={isMethod(paymentmethod) ? paymentmethod : null}
          shopPath={shopPath}
        />
      )}
    </PackageOrder>
  );
  return (
    <Page>
      {paymentId === null ? (
        <>
          <h1 tabIndex={-1}>{t('order.title')}</h1>
          {order}
        </>
      ) : (
        <PaymentProgress key={paymentId} paymentId={paymentId} shopPath={shopPath} again={order} />
      )}
    </Page>
  );
}
