/** Examples that people read: a list of hundreds shows what its first rows show. */

const ROWS = 2;
const ENTRIES = 60;

/** The same value with no more than the first rows of every list, and the first entries of what is very long. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map((row: unknown) => shortened(row));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ENTRIES)
      .map(([name, entry]: [string, unknown]) => [name, shortened(entry)]),
  );
}
