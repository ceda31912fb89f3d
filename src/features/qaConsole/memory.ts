/**
 * What the console remembers: in this browser what was done to its world, in its tab what it has to say, that a fresh browser is wanted,
 * and where its visit began.
 */
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import { leavePush } from '@/core/push/leavePush';
import { keepNote } from '@/lib/cacheNote';
import { readText, removeText, storedKeys, writeText } from '@/lib/storage';
import type { Journal } from './acts';
import { encodeState, parseState } from './link';

const JOURNAL = 'qa-journal';
const LEFT_OUT = 'qa-left-out';
const FRESH = 'qa-fresh';
const VISIT = 'qa-visit';
const OPEN = 'qa-open';
const PROBLEM = 'qa-problem';
const OWN = new Set([JOURNAL, LEFT_OUT, FRESH, VISIT, OPEN, PROBLEM]);

/** What was done since the world began anew, in whichever tab: all of them share that world. Nothing when it cannot be read. */
export function readJournal(): Journal {
  const parsed = parseState(readText('local', JOURNAL) ?? '', window.location.origin);
  const leftOut = Number(readText('local', LEFT_OUT));
  return {
    acts: parsed.ok ? parsed.state.acts : [],
    leftOut: Number.isSafeInteger(leftOut) && leftOut > 0 ? leftOut : 0,
  };
}

export function writeJournal({ acts, leftOut }: Journal): void {
  // First, so that whoever hears of the journal finds the number that belongs to it.
  writeText('local', LEFT_OUT, String(leftOut));
  writeText('local', JOURNAL, encodeState({ acts, at: null }));
}

/** Whether another tab has written or emptied the journal. */
export const isOfJournal = ({ key }: StorageEvent): boolean => key === null || key === JOURNAL;

/** The next page begins like a browser that was never here: the running one would write its records once more. */
export const wantFresh = (): void => void writeText('session', FRESH, '1');

/**
 * Empties what the product keeps in this browser, where the page before asked for it.
 * Resolves at once where nobody did.
 */
export async function beFresh(): Promise<void> {
  if (readText('session', FRESH) === null) return;
  removeText('session', FRESH);
  await forgetProduct();
}

/**
 * Empties what the product keeps in this browser, but nothing of the console: records, what was seen last, and push with its
 * subscription and what its notices show. What the browser was allowed to do stays, as no page can take that back. Never rejects.
 */
export async function forgetProduct(): Promise<void> {
  for (const area of ['local', 'session'] as const)
    for (const key of storedKeys(area)) if (!OWN.has(key)) removeText(area, key);
  await Promise.all([leavePush(), keepNote(LAST_SEEN_CACHE, null)]);
}

/** The pages from now on belong to another visit than those before, in every tab: see freshVisit.ts. */
export const endVisit = (): void => void writeText('local', VISIT, String(Date.now()));

/** The visit of this browser; null as long as nobody has ended one. */
export const visitNow = (): string | null => readText('local', VISIT);

/**
 * Where a visit began in this tab.
 * @returns the key of the entry in the tab's history; null where this tab does not know of the visit
 */
export function readBeginning(visit: string): string | null {
  const [known, entry] = readText('session', VISIT)?.split(' ') ?? [];
  return known === visit && entry !== undefined ? entry : null;
}

/** @param entry the key of the entry in the tab's history */
export const writeBeginning = (visit: string, entry: string): void =>
  void writeText('session', VISIT, `${visit} ${entry}`);

/** The console is open when the page is there. */
export const wantOpen = (): void => void writeText('session', OPEN, '1');

/** Whether it was asked to be open, once. */
export function takeOpen(): boolean {
  const wanted = readText('session', OPEN) !== null;
  removeText('session', OPEN);
  return wanted;
}

/** Why the link of this visit was not followed. */
export const writeProblem = (text: string): void => void writeText('session', PROBLEM, text);

export function takeProblem(): string | null {
  const text = readText('session', PROBLEM);
  removeText('session', PROBLEM);
  return text;
}
