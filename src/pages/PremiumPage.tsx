/** Premium: the claim, the packages, what they bring (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { selectNewLikes, selectReceived } from '@/features/likes/likesSlice';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { useNextPath, usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim, ClaimSource } from '@/features/premium/Claim';
import { FreeAndPremium } from '@/features/premium/FreeAndPremium';
import { LikesBanner } from '@/features/premium/LikesBanner';
import { PackageShop } from '@/features/premium/PackageShop';
import { ShopBar } from '@/features/premium/ShopBar';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

/** As many as say that there are some. */
const FACES = 3;

export default function PremiumPage() {
  const { t } = useTranslation();
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const likes = useAppSelector(selectNewLikes);
  const faces = useFaces();
  const returnQuery = usePurchaseReturn();
  const next = useNextPath();
  return (
    <>
      <ShopBar title={t('nav.premium')} back={next} />
      <Page>
        <Claim />
        <OpenOrderNotice />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery} />
        <ClaimSource />
        <FreeAndPremium />
      </Page>
      <LikesBanner likes={likes} faces={faces} />
    </>
  );
}

/** Those who liked the member last, the new ones first, as far as they have a picture. */
function useFaces() {
  const received = useAppSelector(selectReceived);
  const table = useAppSelector(selectProfileTable);
  const imageUrl = useImageUrl();
  return received
    .flatMap(({ id }) => {
      const profile = table[id];
      const src = imageUrl(profile?.main_image?.thumb_filename);
      return profile === undefined || src === null ? [] : [{ name: profile.name, src }];
    })
    .slice(0, FACES);
}
