/** All packages as a choice, in the place of the one that is bought again. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditPackage } from '@/domain/model';
import type { PackageFacts } from '@/ui/PackageCard';
import { PackageOptions } from '@/ui/PackageRow';

interface PackageChoiceProps {
  packages: readonly CreditPackage[];
  chosen: CreditPackage;
  facts: (pkg: CreditPackage) => PackageFacts;
  onChoose: (id: string) => void;
}

export function PackageChoice(offer: PackageChoiceProps) {
  const { t } = useTranslation('cards');
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button that showed them has gone; with the arrow keys the others are reached from here.
    choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
  return <PackageOptions ref={choice} className="again-packages" legend={t('order.choose')} {...offer} />;
}
