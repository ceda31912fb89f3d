/** How the ways to pay are worded. */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';
import { choiceOf } from '@/i18n/choice';
import { useFormats } from '@/i18n/useFormats';

/** Cards that need no name of their own in a sentence. */
const PLAIN_CARDS: ReadonlySet<PaymentMethod> = new Set(['creditcard', 'visa', 'mastercard', 'maestro']);

/** A name is not broken across lines. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');

/** How many ways to pay stand below a button: five, or four and the number of the rest. */
const NAMED_AT_MOST = 5;

/** The ways of the banks: their names are the longest and tell the least apart. */
const BANK_WAYS: ReadonlySet<PaymentMethod> = new Set(['sdd', 'sct']);

interface MethodsInWords {
  /** "iDEAL, cards, direct debit": what there is, in one line; where there are more than five, "iDEAL, …, and 3 more". */
  shortly: (methods: readonly PaymentMethod[]) => string;
  /** "iDEAL, cards or direct debit": a part of a sentence. */
  choice: (methods: readonly PaymentMethod[]) => string;
}

/** @returns functions from methods to one phrase; cards of whatever brand are named once */
export function useMethodsInWords(): MethodsInWords {
  const { t } = useTranslation('premium');
  const { list } = useFormats();
  const word = (method: PaymentMethod): string => {
    if (PLAIN_CARDS.has(method)) return t('methods.cards');
    if (method === 'sdd') return t('methods.sddInList');
    if (method === 'sct') return t('methods.sctInList');
    return PAYMENT_METHODS[method].label;
  };
  const wordsOf = (methods: readonly PaymentMethod[]) => [
    ...new Set(methods.map((method) => unbroken(word(method)))),
  ];
  return {
    shortly: (methods) => {
      const ofBanks = methods.filter((method) => BANK_WAYS.has(method));
      const words = wordsOf([...methods.filter((method) => !BANK_WAYS.has(method)), ...ofBanks]);
      if (words.length <= NAMED_AT_MOST) return words.join(', ');
      const named = words.slice(0, NAMED_AT_MOST - 1);
      return list([...named, t('methods.more', { count: words.length - named.length })]);
    },
    choice: (methods) => choiceOf(wordsOf(methods)),
  };
}
