/** Finds the package of an address, for the page that sells it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreditPackage, Discount } from '@/domain/model';
import { failureIn } from '@/store/query';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PackagesFailed } from './PackagesFailed';
import { usePackages } from './packagesApi';
import { usePackageFacts } from './packageTexts';
import './premium.scss';

interface PackageOrderProps {
  id: string;
  /** The discount in force. */
  discount: Discount | null;
  shopPath: string;
  children: (pkg: CreditPackage, name: string) => ReactNode;
}

export function PackageOrder({ id, discount, shopPath, children }: PackageOrderProps) {
  const { t } = useTranslation('premium');
  const facts = usePackageFacts();
  const { packages, error, isFetching, refetch } = usePackages(discount);

  if (packages === undefined && error !== undefined)
    return <PackagesFailed failure={failureIn(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (packages === undefined)
    return (
      <div className="order-shape" aria-busy="true">
        <VisuallyHidden>
          <output>{t('packages.loading')}</output>
        </VisuallyHidden>
        <Skeleton height="330px" />
        <Skeleton height="330px" />
      </div>
    );
  const pkg = packages.find((one) => one.id === id);
  if (pkg === undefined)
    return (
      <EmptyState
        title={t('order.unknown')}
        text={t('order.unknownText')}
        actions={
          <Link to={shopPath} className={buttonClass()}>
            {t('order.change')}
          </Link>
        }
      />
    );
  return children(pkg, facts(pkg).name);
}
