/** The packages as a choice of one, with the sum on the button below: phones. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { CreditPackage } from '@/domain/model';
import { buttonClass } from '@/ui/buttonClass';
import { PackageOptions } from '@/ui/PackageRow';
import { useMethodsInWords } from './methodsInWords';
import { usePackageFacts } from './packageTexts';

interface PackagesProps {
  packages: readonly CreditPackage[];
  returnQuery: string;
}

export function PackageRows({ packages, returnQuery }: PackagesProps) {
  const { t } = useTranslation('premium');
  const facts = usePackageFacts(packages);
  const methodsInWords = useMethodsInWords();
  const [chosenId, setChosenId] = useState<string | null>(null);
  // The popular one is shown first in the eye, so it stands chosen; nothing is bought by it.
  const chosen =
    packages.find(({ id }) => id === chosenId) ?? packages.find(({ popular }) => popular) ?? packages[0];
  if (chosen === undefined) return null;
  const { price } = facts(chosen);
  return (
    <div className="shop-rows">
      <PackageOptions
        className="shop-choice"
        legend={t('packages.title')}
        packages={packages}
        chosen={chosen}
        facts={facts}
        onChoose={setChosenId}
      />
      <div className="pay-bar">
        <Link
          to={path('creditsPayment', { id: chosen.id }) + returnQuery}
          className={buttonClass({ kind: 'hot', size: 'lg', block: true })}
        >
          {t('packages.payOnce', { price })}
        </Link>
        {chosen.methods.length > 0 && (
          <p className="shop-bar-note caption muted">{methodsInWords.shortly(chosen.methods)}</p>
        )}
      </div>
    </div>
  );
}
