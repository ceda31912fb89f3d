/** Credits: a paying member's balance and the packages; the others read what premium brings (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectPaidUser } from '@/core/auth/authSlice';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { useNextPath, usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim, ClaimSource } from '@/features/premium/Claim';
import { CreditsHead } from '@/features/premium/CreditsHead';
import { PackageShop } from '@/features/premium/PackageShop';
import { ShopBar } from '@/features/premium/ShopBar';
import { ShopLinks } from '@/features/premium/ShopLinks';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function CreditsPage() {
  const { t } = useTranslation();
  const paid = useAppSelector(selectPaidUser);
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const returnQuery = usePurchaseReturn();
  const next = useNextPath();
  return (
    <>
      <ShopBar title={t('nav.credits')} back={next} />
      <Page>
        {paid ? <CreditsHead /> : <Claim />}
        <OpenOrderNotice />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery} />
        <ShopLinks />
        {!paid && <ClaimSource />}
      </Page>
    </>
  );
}
