/** The movements of credits under the months in which they happened. */
import type { LedgerEntry } from '@/domain/model';

export interface LedgerMonth {
  /** The month in the member's own zone, YYYY-M. */
  key: string;
  /** ISO 8601, a moment in it. */
  at: string;
  entries: LedgerEntry[];
}

/** Pages that were fetched one after the other overlap when something has happened in between. @returns each movement once */
export function withoutTwins(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** @param entries newest first @returns the months, newest first, each with its movements in the same order */
export function byMonth(entries: readonly LedgerEntry[]): LedgerMonth[] {
  const months: LedgerMonth[] = [];
  for (const entry of entries) {
    const day = new Date(entry.at);
    const key = `${day.getFullYear()}-${day.getMonth() + 1}`;
    const last = months.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else months.push({ key, at: entry.at, entries: [entry] });
  }
  return months;
}
