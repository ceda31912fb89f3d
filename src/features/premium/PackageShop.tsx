/** The packages on offer: cards on wide screens, radio rows with a pay bar on phones (spec 2). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Discount } from '@/domain/model';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Benefits } from './Benefits';
import { DiscountReason } from './DiscountReason';
import { PackageCards } from './PackageCards';
import { PackageRows } from './PackageRows';
import { PackageSkeleton } from './PackageSkeleton';
import { PaymentNotice } from './PaymentNotice';
import { usePackages } from './packagesApi';
import './premium.scss';

interface PackageShopProps {
  /** The discount in force, null without one. */
  discount: Discount | null;
  /** When it ends, epoch ms. */
  discountEndsAt: number | null;
  /** The page to come back to after the purchase: a query to put behind links, `''` without one. */
  returnQuery: string;
}

export function PackageShop({ discount, discountEndsAt, returnQuery }: PackageShopProps) {
  const { t } = useTranslation(['premium', 'common']);
  const failureText = useFailureText();
  const { data: packages, error, refetch, isFetching } = usePackages(discount?.code ?? null);

  if (packages === undefined && error !== undefined)
    return (
      <ErrorState
        title={t('packages.failed')}
        text={failureText('kind' in error ? error : null)}
        action={
          <Button kind="link" busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  if (packages === undefined) return <PackageSkeleton />;
  if (packages.length === 0)
    return (
      <EmptyState
        title={t('packages.empty')}
        text={t('packages.emptyText')}
        actions={
          <Link to={path('members')} className={buttonClass()}>
            {t('packages.backToSearch')}
          </Link>
        }
      />
    );

  // The server decides what a package costs this member; the reason is told only where it gave the discount.
  const granted = packages.some((pkg) => pkg.discount !== null) ? discount : null;
  return (
    <div className="shop">
      {granted !== null && <DiscountReason discount={granted} endsAt={discountEndsAt} />}
      <PackageCards packages={packages} returnQuery={returnQuery} />
      <PackageRows packages={packages} returnQuery={returnQuery} />
      <Benefits />
      <PaymentNotice packages={packages} />
    </div>
  );
}
