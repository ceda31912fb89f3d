/** Finds the package of an address, for the page that sells it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFailureText } from '@/core/errors/useFailureText';
import type { CreditPackage, Discount } from '@/domain/model';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
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
  const { t } = useTranslation(['premium', 'common']);
  const failureText = useFailureText();
  const facts = usePackageFacts();
  const { data: packages, error, isFetching, refetch } = usePackages(discount?.code ?? null);

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
