/** Premium: the claim, the packages, what they bring (spec 2). */
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim } from '@/features/premium/Claim';
import { LikesBanner } from '@/features/premium/LikesBanner';
import { PackageShop } from '@/features/premium/PackageShop';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/timeBonusSlice';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function PremiumPage() {
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const returnQuery = usePurchaseReturn();
  return (
    <>
      <Page>
        <Claim />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery} />
      </Page>
      <LikesBanner />
    </>
  );
}
