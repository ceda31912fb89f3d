/** Premium: the claim, the packages, what they bring (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectNewLikes } from '@/features/likes/likesSlice';
import { useLikeFaces } from '@/features/likes/useLikeFaces';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { useNextPath, usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim, ClaimSource } from '@/features/premium/Claim';
import { FreeAndPremium } from '@/features/premium/FreeAndPremium';
import { LikesBanner } from '@/features/premium/LikesBanner';
import { PackageShop } from '@/features/premium/PackageShop';
import { RefundNote } from '@/features/premium/RefundNote';
import { ShopBar } from '@/features/premium/ShopBar';
import { ShopTerms } from '@/features/premium/ShopTerms';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function PremiumPage() {
  const { t } = useTranslation();
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const likes = useAppSelector(selectNewLikes);
  const faces = useLikeFaces();
  const returnQuery = usePurchaseReturn();
  const next = useNextPath();
  return (
    <>
      <ShopBar title={t('nav.premium')} back={next} />
      <Page>
        <Claim />
        <OpenOrderNotice />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery}>
          {(notice) => (
            <div className="shop-below">
              <FreeAndPremium />
              <ShopTerms>
                {notice}
                <RefundNote />
                <ClaimSource />
              </ShopTerms>
            </div>
          )}
        </PackageShop>
      </Page>
      <LikesBanner likes={likes} faces={faces} />
    </>
  );
}
