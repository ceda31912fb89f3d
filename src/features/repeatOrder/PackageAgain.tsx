/** The package that is bought again, and the others one press away. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { CreditPackage } from '@/domain/model';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { PackageFacts } from '@/ui/PackageCard';
import { PackageRow } from '@/ui/PackageRow';

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
  const shown = others ? packages : [chosen];
  return (
    <>
      <fieldset ref={choice} className="again-packages">
        <legend className="visually-hidden">{t('order.choose')}</legend>
        {shown.map((pkg) => (
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
      {others ? (
        <Link to={shopPath} className="link-strong again-link">
          {t('order.compare')}
        </Link>
      ) : (
        <Button
          kind="link"
          size="sm"
          icon={<Icon as={ChevronDown} />}
          onClick={() => {
            setOthers(true);
            // The button goes; with the arrow keys the others are reached from here.
            choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
          }}
        >
          {t('order.other')}
        </Button>
      )}
    </>
  );
}
