/** The packages to buy: cards on wide screens, radio rows with a pay bar on phones (spec 2). */
import type { ReactNode } from 'react';
import { selectPaidUser } from '@/core/auth/authSlice';
import type { CreditPackage, Discount } from '@/domain/model';
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
  /** What stands below the packages, around the notice that comes with them. */
  children: (notice: ReactNode, packages: readonly CreditPackage[] | undefined) => ReactNode;
}

export function PackageShop({ discount, discountEndsAt, returnQuery, children }: PackageShopProps) {
  // Nobody is sold what is theirs already.
  const paid = useAppSelector(selectPaidUser);
  const noticeOf = (packages: readonly CreditPackage[] | undefined, isComing: boolean) => {
    if (isComing) return <div className="shop-notice-shape" />;
    if (packages === undefined || packages.length === 0) return null;
    // The server decides what a package costs this member; the reason is told only where it gave the discount.
    const granted = packages.some((pkg) => pkg.discount !== null) ? discount : null;
    return (
      <PaymentNotice
        plates
        packages={packages}
        reason={granted !== null && <DiscountReason discount={granted} endsAt={discountEndsAt} />}
      />
    );
  };
  return (
    <PackagesOnOffer
      discount={discount}
      below={(packages, isComing) => children(noticeOf(packages, isComing), packages)}
    >
      {(packages) => (
        <>
          <PackageCards packages={packages} returnQuery={returnQuery} />
          <PackageRows packages={packages} returnQuery={returnQuery} />
          {!paid && <Benefits />}
        </>
      )}
    </PackagesOnOffer>
  );
}
