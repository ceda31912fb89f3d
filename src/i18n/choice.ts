/** Things of which one is chosen, in the language in use. */
import { perLocale } from './perLocale';

const either = perLocale((tag) => new Intl.ListFormat(tag, { style: 'long', type: 'disjunction' }));

/** "iDEAL, card or direct debit": nobody pays with all of them at once. */
export const choiceOf = (items: readonly string[]): string => either().format(items);
