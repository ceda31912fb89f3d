/** Which visits ask for word of each page that is left (spec 4). */
import { readQuery } from './readQuery';

/** @param searches the queries of the visit's addresses, with or without `?`; `lb` in one of them asks for it */
export const asksForBeacon = (searches: readonly string[]): boolean =>
  searches.some((search) => readQuery(search).has('lb'));
