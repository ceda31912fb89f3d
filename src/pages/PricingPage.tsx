/** What credits cost and what they are for: a price list for everybody, a shop for members (spec 2). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { OpenOrderNotice } from '@/features/payment/OpenOrderNotice';
import { usePurchaseReturn } from '@/features/payment/purchaseReturn';
import { CreditUses } from '@/features/premium/CreditUses';
import { TemplateNote } from '@/features/documents/TemplateNote';
import { FreeAndPremium } from '@/features/premium/FreeAndPremium';
import { JoinFirst } from '@/features/premium/JoinFirst';
import { PricingHead } from '@/features/premium/PricingHead';
import { PricingPackages } from '@/features/premium/PricingPackages';
import { PricingQuestions } from '@/features/premium/PricingQuestions';
import { selectActiveDiscount, selectDiscountEndsAt } from '@/features/timeBonus/discountInForce';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function PricingPage() {
  const member = useAppSelector(selectLoggedIn);
  const discount = useAppSelector(selectActiveDiscount);
  const discountEndsAt = useAppSelector(selectDiscountEndsAt);
  const returnQuery = usePurchaseReturn();
  return (
    <Page>
      <PricingHead />
      <OpenOrderNotice />
      <PricingPackages
        discount={discount}
        discountEndsAt={discountEndsAt}
        returnQuery={returnQuery}
        member={member}
      />
      <div className="pricing-facts">
        <CreditUses />
        <FreeAndPremium />
      </div>
      <PricingQuestions>
        <TemplateNote />
      </PricingQuestions>
      {!member && <JoinFirst />}
    </Page>
  );
}
