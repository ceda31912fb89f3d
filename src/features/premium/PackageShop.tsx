/** The packages to buy: cards on wide screens, radio rows with a pay bar on phones (spec 2). */
import { selectPaidUser } from '@/core/auth/authSlice';
import type { Discount } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Benefits } from './Benefits';
import { DiscountReason } from './DiscountReason';
import { PackageCards } from './PackageCards';
import { PackageRows } from './PackageRows';
import { PackagesOnOffer } from './PackagesOnOffer';
import { PaymentNotice } from './PaymentNotice';

interface PackageShopProps {
  /** The discount in force, null without one. */
  discount: Discount | null;
  /** When it ends, epoch ms. */
  discountEndsAt: number | null;
  /** The page to come back to after the purchase: a query to put behind links, `''` without one. */
  returnQuery: string;
}

export function PackageShop({ discount, discountEndsAt, returnQuery }: PackageShopProps) {
  // Nobody is sold what is theirs already.
  const paid = useAppSelector(selectPaidUser);
  return (
    <PackagesOnOffer discount={discount}>
      {(packages) => {
        // The server decides what a package costs this member; the reason is told only where it gave the discount.
        const granted = packages.some((pkg) => pkg.discount !== null) ? discount : null;
        return (
          <>
            <PackageCards packages={packages} returnQuery={returnQuery} />
            <PackageRows packages={packages} returnQuery={returnQuery} />
            <div className="shop-facts">
              {!paid && <Benefits />}
              <PaymentNotice
                packages={packages}
                reason={granted !== null && <DiscountReason discount={granted} endsAt={discountEndsAt} />}
              />
            </div>
          </>
        );
      }}
    </PackagesOnOffer>
  );
}
