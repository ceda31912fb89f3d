/** How packages are worded. */
import { useTranslation } from 'react-i18next';
import type { CreditPackage, PackageStyle } from '@/domain/model';
import { bestPerCredit, effectivePrice, pricePerCredit, priorPrice } from '@/domain/pricing';
import { useFormats } from '@/i18n/useFormats';
import type { PackageFacts } from '@/ui/PackageCard';

const NAMES = {
  p0: 'packages.p0',
  p1: 'packages.p1',
  p2: 'packages.p2',
  p3: 'packages.p3',
} as const satisfies Record<PackageStyle, string>;

/** The typographic minus sign, as wide as the digits. */
const MINUS = '\u2212';

/**
 * @param compared the packages that stand beside each other: the popular one and the best one are named
 * @returns a function from a package to the texts of its card or row; only a price that was charged before is an old one
 */
export function usePackageFacts(
  compared: readonly CreditPackage[] = [],
): (pkg: CreditPackage) => PackageFacts {
  const { t } = useTranslation('premium');
  const { money, number, percent } = useFormats();
  const best = bestPerCredit(compared);
  return (pkg) => {
    const price = effectivePrice(pkg);
    const prior = priorPrice(pkg);
    const perCredit = pricePerCredit(price, pkg.credits) ?? 0;
    return {
      name: t(NAMES[pkg.style]),
      credits: number(pkg.credits),
      creditsLabel: t('packages.credits', { count: pkg.credits }),
      price: money(price, pkg.currency),
      oldPrice: prior === null ? undefined : money(prior, pkg.currency),
      oldPriceLabel: t('packages.insteadOf'),
      perCredit: t('packages.per', { price: money(perCredit, pkg.currency) }),
      popularLabel: pkg.popular ? t('packages.popular') : undefined,
      bestLabel: pkg.id === best ? t('packages.best') : undefined,
      ribbon: pkg.discount === null ? undefined : percent(-pkg.discount.value_percentage).replace('-', MINUS),
    };
  };
}
