/** The packages as a choice of one, with the sum on the button below: phones. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { CreditPackage } from '@/domain/model';
import { bestPerCredit } from '@/domain/pricing';
import { buttonClass } from '@/ui/buttonClass';
import { PackageRow } from '@/ui/PackageRow';
import { usePackageFacts } from './packageTexts';

interface PackagesProps {
  packages: readonly CreditPackage[];
  returnQuery: string;
}

export function PackageRows({ packages, returnQuery }: PackagesProps) {
  const { t } = useTranslation('premium');
  const facts = usePackageFacts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  // The popular one is shown first in the eye, so it stands chosen; nothing is bought by it.
  const chosen =
    packages.find(({ id }) => id === chosenId) ?? packages.find(({ popular }) => popular) ?? packages[0];
  const best = bestPerCredit(packages);
  if (chosen === undefined) return null;
  const { price, perMessage } = facts(chosen);
  return (
    <div className="shop-rows">
      <fieldset className="shop-choice">
        <legend className="visually-hidden">{t('packages.title')}</legend>
        {packages.map((pkg) => (
          <PackageRow
            key={pkg.id}
            {...facts(pkg)}
            groupName="package"
            value={pkg.id}
            checked={pkg === chosen}
            onSelect={setChosenId}
            popularLabel={pkg.popular ? t('packages.popular') : undefined}
            bestLabel={pkg.id === best ? t('packages.best') : undefined}
          />
        ))}
      </fieldset>
      <div className="pay-bar">
        <Link
          to={path('creditsPayment', { id: chosen.id }) + returnQuery}
          className={buttonClass({ kind: 'hot', size: 'lg', block: true })}
        >
          {t('packages.payOnce', { price })}
        </Link>
        {perMessage !== undefined && <p className="shop-bar-note caption muted num">{perMessage}</p>}
      </div>
    </div>
  );
}
