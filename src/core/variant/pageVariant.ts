/** Which of two wordings this page shows: on the page itself, so that the first paint knows it. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { chooseVariant, isVariant } from '@/domain/variant';
import type { Variant } from '@/domain/variant';
import { readText } from '@/lib/storage';

/**
 * The variant on the page; of a page that came without one it is chosen now. It holds until the page is left.
 * @param search the query of the address; counts on the first call
 */
export function pageVariant(search = ''): Variant {
  const { dataset } = document.documentElement;
  const { variant } = dataset;
  if (isVariant(variant)) return variant;
  const kept = readText('local', LOCAL_KEYS.variant);
  return (dataset['variant'] = chooseVariant({ search, kept, chance: Math.random() }));
}
