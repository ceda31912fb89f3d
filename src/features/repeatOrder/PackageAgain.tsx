/** The package that is bought again, and the others one press away. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { CreditPackage } from '@/domain/model';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { PackageFacts } from '@/ui/PackageCard';
import { PackageLine, PackageRow } from '@/ui/PackageRow';

interface PackageAgainProps {
  packages: readonly CreditPackage[];
  chosen: CreditPackage;
  facts: (pkg: CreditPackage) => PackageFacts;
  shopPath: string;
  onChoose: (id: string) => void;
}

export function PackageAgain({ packages, chosen, facts, shopPath, onChoose }: PackageAgainProps) {
  const { t } = useTranslation('cards');
  const [others, setOthers] = useState(false);
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button that showed them has gone; with the arrow keys the others are reached from here.
    if (others) choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [others]);
  if (!others)
    return (
      <>
        <ul className="again-packages">
          <PackageLine {...facts(chosen)} perMessage={undefined} />
        </ul>
        <Button kind="link" size="sm" icon={<Icon as={ChevronDown} />} onClick={() => setOthers(true)}>
          {t('order.other')}
        </Button>
      </>
    );
  return (
    <>
      <fieldset ref={choice} className="again-packages">
        <legend className="visually-hidden">{t('order.choose')}</legend>
        {packages.map((pkg) => (
          <PackageRow
            key={pkg.id}
            {...facts(pkg)}
            groupName="package"
            value={pkg.id}
            checked={pkg.id === chosen.id}
            onSelect={onChoose}
          />
        ))}
      </fieldset>
      <Link to={shopPath} className="link-strong again-link">
        {t('order.compare')}
      </Link>
    </>
  );
}
