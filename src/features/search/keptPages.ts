/** How many pages of its results a search showed, for each entry of the history: kept in this tab over a reload. */
import * as v from 'valibot';
import { SESSION_KEYS } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';

/** As many entries as there are places in pages kept. */
const MOST_ENTRIES = 50;
/** Asked for one after the other, more would take longer than anybody waits for a reload. */
const MOST_PAGES = 20;

const pages = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES));
const schema = v.array(v.tuple([v.string(), pages]));

function stored(): Map<string, number> {
  const parsed = v.safeParse(schema, jsonParse(readText('session', SESSION_KEYS.searchPages)));
  return new Map(parsed.success ? parsed.output : []);
}

/**
 * @param entry of the history, with its address
 * @returns how many pages to open it with; 0 for one that was not here before
 */
export const keptPages = (entry: string): number => stored().get(entry) ?? 0;

/** @param count how many are on screen */
export function keepPages(entry: string, count: number): void {
  const others = [...stored()].filter(([other]) => other !== entry);
  const entries = [...others, [entry, Math.min(count, MOST_PAGES)]].slice(-MOST_ENTRIES);
  writeText('session', SESSION_KEYS.searchPages, JSON.stringify(entries));
}
