/** Why less is paid, what a message costs, how it can be paid, and that nothing renews. */
import type { ReactNode } from 'react';
import { Lock, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { CreditPackage } from '@/domain/model';
import { effectivePrice, pricePerCredit } from '@/domain/pricing';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { MethodMark } from '@/ui/MethodMark';
import { MARKED_METHODS } from './markedMethods';
import { useMethodsInWords } from './methodsInWords';
import { useBuyerCountry } from './useBuyerCountry';

interface PaymentNoticeProps {
  packages: readonly CreditPackage[];
  /** Why these packages cost this member less, and until when. */
  reason: ReactNode;
  /** Whether the ways to pay are shown by their marks as well. */
  plates?: boolean;
}

export function PaymentNotice({ packages, reason, plates = false }: PaymentNoticeProps) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const methodsInWords = useMethodsInWords();
  const settings = useAppSelector(selectSettings);
  const country = useBuyerCountry();
  const least = settings?.minimum_message_costs[country];
  // The server names the least by country; a discount goes below it.
  const isReduced = packages.some((pkg) => pkg.discount !== null);
  const currency = packages[0]?.currency;
  const perCredit = Math.min(
    ...packages.map((pkg) => pricePerCredit(effectivePrice(pkg), pkg.credits) ?? Infinity),
  );
  const methods = packages.flatMap((pkg) => pkg.methods);
  const marked = [...new Set(methods)].filter((method) => MARKED_METHODS.has(method));
  return (
    <div className="shop-notice small muted">
      {reason}
      {settings && least && (
        <p className="shop-notice-line">
          <Icon as={MessageCircle} size={16} />
          {t(isReduced ? 'packages.messagesOrdinary' : 'packages.messages', {
            credits: t('packages.messageCredits', { count: settings.message_credits }),
            price: money(least.costs, least.currency),
            ...(isReduced && {
              reduced: money(perCredit * settings.message_credits, currency ?? least.currency),
            }),
          })}{' '}
          {t('packages.whole')}
        </p>
      )}
      <p className="shop-notice-line">
        <Icon as={Lock} size={16} />
        {t('packages.notice', { methods: methodsInWords.choice(methods) })}
      </p>
      {plates && marked.length > 0 && (
        <span className="shop-methods">
          {marked.map((method) => (
            <MethodMark key={method} method={method} />
          ))}
        </span>
      )}
    </div>
  );
}
