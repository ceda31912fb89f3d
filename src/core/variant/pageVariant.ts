/** Which of two wordings this page shows: on the page itself, so that the first paint knows it. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { chooseVariant, isVariant } from '@/domain/variant';
import type { Variant } from '@/domain/variant';
import { readText } from '@/lib/storage';
import { visitAddresses, visitChance } from '../tracking/visitAddresses';

/**
 * The variant on the page; of a page that came without one it is chosen now. It holds until the page is left, and over a reload
 * where the browser tells of the visit: nothing is kept for that (BX-15).
 */
export function pageVariant(): Variant {
  const { dataset } = document.documentElement;
  const { variant } = dataset;
  if (isVariant(variant)) return variant;
  const searches = visitAddresses().map(({ search }) => search);
  const kept = readText('local', LOCAL_KEYS.variant);
  return (dataset['variant'] = chooseVariant({ searches, kept, chance: visitChance() }));
}
