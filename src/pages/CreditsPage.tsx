/** Credits: a paying member's balance and the packages; the others read what premium brings (spec 2). */
import { selectPaidUser } from '@/core/auth/authSlice';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim } from '@/features/premium/Claim';
import { CreditsHead } from '@/features/premium/CreditsHead';
import { PackageShop } from '@/features/premium/PackageShop';
import { ShopLinks } from '@/features/premium/ShopLinks';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function CreditsPage() {
  const paid = useAppSelector(selectPaidUser);
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const returnQuery = usePurchaseReturn();
  return (
    <Page>
      {paid ? <CreditsHead /> : <Claim />}
      <OpenOrderNotice />
      <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery} />
      <ShopLinks />
    </Page>
  );
}
