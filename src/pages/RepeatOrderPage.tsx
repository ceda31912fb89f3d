/** Order again with a stored card (spec 2). */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { hasWithdrawal } from '@/config/withdrawalCountries';
import { selectUser } from '@/core/auth/authSlice';
import { extra } from '@/core/parts/late';
import { effectivePrice } from '@/domain/pricing';
import { codeRefusal } from '@/features/payment/codeRefusal';
import { LostAnswer } from '@/features/payment/LostAnswer';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { OrderTerms } from '@/features/payment/OrderTerms';
import { paymentApi } from '@/features/payment/paymentApi';
import { payNow } from '@/features/payment/payNow';
import { selectPaying } from '@/features/payment/paymentSlice';
import { isPriceRefusal } from '@/features/payment/priceRefusal';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { StartNow } from '@/features/payment/StartNow';
import { useBarNote } from '@/features/payment/useBarNote';
import { useGoOn } from '@/features/payment/useGoOn';
import { useLostAnswer } from '@/features/payment/useLostAnswer';
import { usePackages } from '@/features/premium/packagesApi';
import { usePackageFacts } from '@/features/premium/packageTexts';
import { ShopBar } from '@/features/premium/ShopBar';
import type { Repeat } from '@/features/repeatOrder/repeat';
import { RepeatOrder } from '@/features/repeatOrder/RepeatOrder';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { failureShown } from '@/store/query';
import { Page } from '@/ui/Page';
import '@/features/payment/payment.scss';

/** Few who have a stored card still have the discount of a first purchase. */
const DiscountReason = extra(() => import('@/features/premium/DiscountReason').then((m) => m.DiscountReason));

export default function RepeatOrderPage() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const country = useAppSelector(selectUser)?.profile.country ?? '';
  const paying = useAppSelector(selectPaying);
  const { packages, error, refetch } = usePackages(discount);
  const facts = usePackageFacts(packages ?? undefined);
  const shopPath = path('credits') + usePurchaseReturn();
  const goOn = useGoOn();
  const note = useBarNote();
  const [startNow, setStartNow] = useState(false);
  const lost = useLostAnswer();
  // The server decides what a package costs this member; the reason is told only where it gave the discount.
  const granted = packages?.some((pkg) => pkg.discount !== null) ? discount : null;

  async function pay({ pkg, card, method }: Repeat): Promise<Failure | null> {
    const return_url = path('creditsPayment', { id: pkg.id, paymentmethod: method });
    const order = {
      package: pkg.id,
      method,
      card: card.id,
      code: pkg.discount?.code ?? null,
      start_now: startNow,
    };
    const answer = await dispatch(
      payNow({ ...order, return_url, amount: effectivePrice(pkg), currency: pkg.currency }),
    );
    if (payNow.fulfilled.match(answer)) {
      goOn(answer.payload, return_url);
      return null;
    }
    const failure = answer.payload ?? null;
    if (await lost.pressFailed(failure, order)) return null;
    // A code that was good a moment ago: the bonus is over, so the prices are others. Or they are so without one.
    if (codeRefusal(failure) !== null || isPriceRefusal(failure))
      dispatch(paymentApi.util.invalidateTags(['packages']));
    return failure;
  }

  return (
    <>
      <ShopBar title={t('nav.credits')} back={shopPath} />
      <Page>
        <RepeatOrder
          packages={packages}
          packagesFailure={failureShown(error)}
          onRetryPackages={() => void refetch()}
          facts={facts}
          paying={paying}
          onPay={pay}
          note={note}
          shopPath={shopPath}
          notice={
            <>
              <OpenOrderNotice />
              <Suspense>
                {granted !== null && <DiscountReason discount={granted} endsAt={discountEndsAt} />}
              </Suspense>
            </>
          }
          unsure={lost.isLost ? <LostAnswer onLook={lost.look} /> : null}
          terms={hasWithdrawal(country) && <StartNow checked={startNow} onChange={setStartNow} />}
          smallPrint={<OrderTerms country={country} />}
        />
      </Page>
    </>
  );
}
