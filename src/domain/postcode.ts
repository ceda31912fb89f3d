/** Postcodes: tidied the way of their country, judged leniently, for somebody may live elsewhere than they looked for company. */

/** Letters, digits, and one space or dash between groups of them. */
const SHAPE = /^[A-Z\d]+(?:[ -][A-Z\d]+){0,2}$/u;
const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 10;

type Way = readonly [pattern: RegExp, tidy: string];
/** Where the space stands in codes that only one country has: the Netherlands, Britain, Ireland. */
const UNMISTAKABLE: readonly Way[] = [
  [/^(\d{4}) ?([A-Z]{2})$/u, '$1 $2'],
  [/^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/u, '$1 $2'],
  [/^([A-Z]\d[\dW]) ?([A-Z\d]{4})$/u, '$1 $2'],
];
/** Elsewhere the same five digits have no dash. */
const POLISH: Way = [/^(\d{2})[ -]?(\d{3})$/u, '$1-$2'];

/**
 * @param text as somebody writes it
 * @param country ISO 3166-1 of the member
 * @returns the code in its usual form; null when it can be none of any country
 */
export function postcode(text: string, country: string): string | null {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/gu, ' ');
  const ways = country === 'PL' ? [...UNMISTAKABLE, POLISH] : UNMISTAKABLE;
  const code = ways.reduce((tidy, [pattern, way]) => tidy.replace(pattern, way), plain);
  const fits = code.length >= LEAST_CHARACTERS && code.length <= MOST_CHARACTERS;
  return fits && SHAPE.test(code) && /\d/u.test(code) ? code : null;
}
