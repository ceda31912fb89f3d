/** What stands at the button that pays: how, for how many credits, and what a message costs with them. */
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { CreditPackage } from '@/domain/model';
import { pricePerCredit } from '@/domain/pricing';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

/** @returns a function from the package, the sum in minor units, and the name of what pays it */
export function useBarNote(): (pkg: CreditPackage, total: number, method: string) => string {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const messageCredits = useAppSelector(selectSettings)?.message_credits ?? 1;
  return (pkg, total, method) =>
    t('order.barNote', {
      count: pkg.credits,
      method,
      price: money((pricePerCredit(total, pkg.credits) ?? 0) * messageCredits, pkg.currency),
    });
}
