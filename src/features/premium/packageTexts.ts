/** How packages and payment methods are worded. */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { CreditPackage, PackageStyle, PaymentMethod } from '@/domain/model';
import { selectSettings } from '@/core/settings/settingsSlice';
import { bestPerCredit, effectivePrice, messagesFor, pricePerCredit, priorPrice } from '@/domain/pricing';
import { choiceOf } from '@/i18n/choice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import type { PackageFacts } from '@/ui/PackageCard';

const NAMES = {
  p0: 'packages.p0',
  p1: 'packages.p1',
  p2: 'packages.p2',
  p3: 'packages.p3',
} as const satisfies Record<PackageStyle, string>;

/** The typographic minus sign, as wide as the digits. */
const MINUS = '\u2212';

/** Cards that need no name of their own in a sentence. */
const PLAIN_CARDS: ReadonlySet<PaymentMethod> = new Set(['creditcard', 'visa', 'mastercard', 'maestro']);

interface OfferFacts extends PackageFacts {
  /** "150 messages at €0.25 each" */
  perMessage: string | undefined;
}

/**
 * @param compared the packages that stand beside each other: the popular one and the best one are named
 * @returns a function from a package to the texts of its card or row; only a price that was charged before is an old one
 */
export function usePackageFacts(compared: readonly CreditPackage[] = []): (pkg: CreditPackage) => OfferFacts {
  const { t } = useTranslation('premium');
  const { money, number, percent } = useFormats();
  const settings = useAppSelector(selectSettings);
  const best = bestPerCredit(compared);
  return (pkg) => {
    const price = effectivePrice(pkg);
    const prior = priorPrice(pkg);
    const perCredit = pricePerCredit(price, pkg.credits) ?? 0;
    const messages = settings && messagesFor(pkg.credits, settings.message_credits);
    return {
      name: t(NAMES[pkg.style]),
      credits: number(pkg.credits),
      creditsLabel: t('packages.credits', { count: pkg.credits }),
      price: money(price, pkg.currency),
      oldPrice: prior === null ? undefined : money(prior, pkg.currency),
      oldPriceLabel: t('packages.insteadOf'),
      perCredit: t('packages.per', { price: money(perCredit, pkg.currency) }),
      perMessage:
        settings && messages
          ? t('packages.perMessage', {
              count: messages,
              price: money(perCredit * settings.message_credits, pkg.currency),
            })
          : undefined,
      popularLabel: pkg.popular ? t('packages.popular') : undefined,
      bestLabel: pkg.id === best ? t('packages.best') : undefined,
      ribbon: pkg.discount === null ? undefined : percent(-pkg.discount.value_percentage).replace('-', MINUS),
    };
  };
}

/** @returns a function from methods to one phrase: "iDEAL, card or direct debit" */
export function useMethodsInWords(): (methods: readonly PaymentMethod[]) => string {
  const { t } = useTranslation('premium');
  const word = (method: PaymentMethod): string => {
    if (PLAIN_CARDS.has(method)) return t('methods.cards');
    if (method === 'sdd') return t('methods.sddInList');
    if (method === 'sct') return t('methods.sctInList');
    return PAYMENT_METHODS[method].label;
  };
  return (methods) => choiceOf([...new Set(methods.map(word))]);
}
