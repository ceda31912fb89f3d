/** Where the law asks first: the European Union, the rest of the European Economic Area, the United Kingdom, Switzerland. */

const COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH'.split(
    ' ',
  ),
);

/**
 * Says whether nothing may be measured or kept there before the visitor has agreed.
 * @param country ISO 3166-1; one that is not known counts as such a country
 */
export const asksFirst = (country: string): boolean => country === '' || COUNTRIES.has(country);
