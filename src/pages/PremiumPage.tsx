/** Premium: the claim, the packages, what they bring (spec 2). */
import { selectNewLikes } from '@/features/likes/likesSlice';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim } from '@/features/premium/Claim';
import { FreeAndPremium } from '@/features/premium/FreeAndPremium';
import { LikesBanner } from '@/features/premium/LikesBanner';
import { PackageShop } from '@/features/premium/PackageShop';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function PremiumPage() {
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const likes = useAppSelector(selectNewLikes);
  const returnQuery = usePurchaseReturn();
  return (
    <>
      <Page>
        <Claim />
        <OpenOrderNotice />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery} />
        <FreeAndPremium />
      </Page>
      <LikesBanner likes={likes} />
    </>
  );
}
