/** The package that is bought again, and the others one press away. The panel around it takes its heading as its name. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { late } from '@/core/parts/late';
import type { CreditPackage } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import type { PackageFacts } from '@/ui/PackageCard';

/** Who orders again mostly wants the same as last time. */
const PackageChoice = late(() => import('./PackageChoice').then((m) => m.PackageChoice));

interface PackageAgainProps {
  packages: readonly CreditPackage[];
  chosen: CreditPackage;
  facts: (pkg: CreditPackage) => PackageFacts;
  shopPath: string;
  onChoose: (id: string) => void;
}

export function PackageAgain({ shopPath, ...choice }: PackageAgainProps) {
  const { t } = useTranslation(['cards', 'premium']);
  const [others, setOthers] = useState(false);
  const { chosen, facts } = choice;
  const { name, price } = facts(chosen);
  // At hand once it is asked for.
  useEffect(() => void importAhead(PackageChoice.ahead), []);
  const order = (
    <dl className="order-lines num">
      <div>
        <dt>{name}</dt>
        <dd>{t('premium:order.credits', { count: chosen.credits })}</dd>
      </div>
      <div>
        <dt>{t('premium:order.price')}</dt>
        <dd>{price}</dd>
      </div>
    </dl>
  );
  return (
    <>
      <div className="order-summary-head">
        <h2 id="again-order" className="order-heading">
          {t('order.title')}
        </h2>
        {others ? (
          <Link to={shopPath} className="link-strong">
            {t('order.compare')}
          </Link>
        ) : (
          <button type="button" className="link-strong" onClick={() => setOthers(true)}>
            {t('premium:order.change')}
          </button>
        )}
      </div>
      {others ? (
        <Suspense fallback={order}>
          <PackageChoice {...choice} />
        </Suspense>
      ) : (
        order
      )}
    </>
  );
}
