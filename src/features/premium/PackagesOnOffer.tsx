/** The packages once they are here; before that their shapes, and what to do when they do not come. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import type { CreditPackage, Discount } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { failureIn } from '@/store/query';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { DiscountEnded } from './DiscountEnded';
import { PackageSkeleton } from './PackageSkeleton';
import { PackagesFailed } from './PackagesFailed';
import { usePackages } from './packagesApi';
import './premium.scss';

interface PackagesOnOfferProps {
  /** The discount in force, null without one. */
  discount: Discount | null;
  /** For who cannot buy: everything comes at once, the facts of the settings too, so that nothing moves. */
  reading?: boolean;
  children: (packages: readonly CreditPackage[]) => ReactNode;
  /** What stands below them: without them while they come, and where they do not. */
  below?: (packages: readonly CreditPackage[] | undefined, isComing: boolean) => ReactNode;
}

export function PackagesOnOffer({ discount, reading = false, children, below }: PackagesOnOfferProps) {
  const offer = usePackages(discount);
  const { packages, error } = offer;
  return (
    <>
      <Offer {...offer} reading={reading}>
        {children}
      </Offer>
      {below?.(packages, packages === undefined && error === undefined)}
    </>
  );
}

type OfferProps = ReturnType<typeof usePackages> &
  Required<Pick<PackagesOnOfferProps, 'reading' | 'children'>>;

function Offer({ packages, error, refetch, isFetching, ended, reading, children }: OfferProps) {
  const { t } = useTranslation('premium');
  const noSettings = useAppSelector(selectSettings) === null;
  const failedSettings = useAppSelector(selectSettingsStatus) === 'failed';

  if (packages === undefined && error !== undefined)
    return <PackagesFailed failure={failureIn(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (packages === undefined || (reading && noSettings && !failedSettings))
    return <PackageSkeleton reading={reading} />;
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
  return (
    <div className="shop">
      <DiscountEnded ended={ended} />
      {children(packages)}
    </div>
  );
}
