/** The packages side by side, from 768 px. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { CreditPackage } from '@/domain/model';
import { buttonClass } from '@/ui/buttonClass';
import { PackageCard } from '@/ui/PackageCard';
import { usePackageFacts } from './packageTexts';

interface PackagesProps {
  packages: readonly CreditPackage[];
  returnQuery: string;
}

export function PackageCards({ packages, returnQuery }: PackagesProps) {
  const { t } = useTranslation('premium');
  const facts = usePackageFacts(packages);
  return (
    <section className="packages shop-cards" aria-label={t('packages.title')}>
      {packages.map((pkg) => {
        const texts = facts(pkg);
        return (
          <PackageCard
            key={pkg.id}
            {...texts}
            action={
              <Link
                to={path('creditsPayment', { id: pkg.id }) + returnQuery}
                className={buttonClass(pkg.popular ? { kind: 'hot', size: 'lg' } : { kind: 'outline' })}
              >
                {t('packages.choose', { name: texts.name })}
              </Link>
            }
          />
        );
      })}
    </section>
  );
}
