/** Credits: a paying member's balance and the packages; the others read what premium brings (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectPaidUser, selectUser } from '@/core/auth/authSlice';
import type { CreditPackage } from '@/domain/model';
import { selectNewLikes } from '@/features/likes/likesSlice';
import { useLikeFaces } from '@/features/likes/useLikeFaces';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { useBroughtCode, useNextPath, usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { Claim, ClaimSource } from '@/features/premium/Claim';
import { CreditsHead } from '@/features/premium/CreditsHead';
import { LikesBanner } from '@/features/premium/LikesBanner';
import { usePackageFacts } from '@/features/premium/packageTexts';
import { PackageShop } from '@/features/premium/PackageShop';
import { RefundNote } from '@/features/premium/RefundNote';
import { ShopBar } from '@/features/premium/ShopBar';
import { ShopLinks } from '@/features/premium/ShopLinks';
import { ShopTerms } from '@/features/premium/ShopTerms';
import { AgainLink } from '@/features/repeatOrder/AgainLink';
import { useAgain } from '@/features/repeatOrder/useAgain';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function CreditsPage() {
  const { t } = useTranslation();
  const paid = useAppSelector(selectPaidUser);
  const viewer = useAppSelector(selectUser)?.id ?? null;
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const likes = useAppSelector(selectNewLikes);
  const faces = useLikeFaces();
  const returnQuery = usePurchaseReturn();
  const next = useNextPath();
  // An order with a stored card takes no code: offered beside one, it would quietly cost the whole price.
  const hasCode = useBroughtCode() !== '';
  return (
    <>
      <ShopBar title={t('nav.credits')} back={next} />
      <Page>
        {paid ? <CreditsHead /> : <Claim />}
        <OpenOrderNotice />
        <PackageShop discount={discount} discountEndsAt={discountEndsAt} returnQuery={returnQuery}>
          {(notice, packages) => (
            <div className="shop-below">
              <ShopLinks
                first={
                  viewer !== null &&
                  paid &&
                  !hasCode && <Again viewer={viewer} packages={packages} returnQuery={returnQuery} />
                }
              />
              <ShopTerms>
                {notice}
                <RefundNote />
                {!paid && <ClaimSource />}
              </ShopTerms>
            </div>
          )}
        </PackageShop>
      </Page>
      {likes > 0 && <LikesBanner likes={likes} faces={faces} />}
    </>
  );
}

interface AgainProps {
  /** Id of the account. */
  viewer: string;
  packages: readonly CreditPackage[] | undefined;
  returnQuery: string;
}

/** Only somebody who has bought before can have a card with us. */
function Again({ viewer, packages, returnQuery }: AgainProps) {
  const { t } = useTranslation('premium');
  const { card, pkg } = useAgain(viewer, packages);
  const facts = usePackageFacts();
  const offer = pkg && `${t('order.credits', { count: pkg.credits })} · ${facts(pkg).price}`;
  return <AgainLink card={card} offer={offer} returnQuery={returnQuery} />;
}
