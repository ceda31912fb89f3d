/** What a country calls its regions, in the language of the page (spec 9). */
import { useTranslation } from 'react-i18next';
import { regionLabel } from '@/config/countries';

/** English says "state" of all four; other languages have a word of its own for those of Germany and Austria. */
const LANDS: ReadonlySet<string> = new Set(['DE', 'AT']);

/** @param country ISO 3166-1 code */
export function useRegionWord(country: string): string {
  const { t } = useTranslation('members');
  return t(`search.region.${LANDS.has(country) ? 'land' : regionLabel(country)}`);
}
