/** Who stands where on the drawn map. */
import { PLACES } from './places';

/**
 * A place for each, always the same for the same ids in the same company.
 * @param ids at most as many as there are places; more are left out
 * @returns indices of {@link PLACES} by id
 */
export function placePins(ids: readonly string[]): Map<string, number> {
  const free = new Set(PLACES.keys());
  const placed = new Map<string, number>();
  for (const id of ids) {
    const start = numberOf(id);
    const place = PLACES.map((_, step) => (start + step) % PLACES.length).find((index) => free.has(index));
    if (place === undefined || placed.has(id)) continue;
    free.delete(place);
    placed.set(id, place);
  }
  return placed;
}

function numberOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x5b_d1_e9_95);
  return (sum >>> 13) % PLACES.length;
}
