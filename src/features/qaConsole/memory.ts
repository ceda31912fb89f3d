/** What the console remembers in its tab: what was done, what it has to say, and that a fresh browser is wanted. */
import { leavePush } from '@/core/push/leavePush';
import { readText, removeText, storedKeys, writeText } from '@/lib/storage';
import type { Act } from './acts';
import { encodeState, parseState } from './link';

const JOURNAL = 'qa-journal';
const FRESH = 'qa-fresh';
const OPEN = 'qa-open';
const PROBLEM = 'qa-problem';
const OWN = new Set([JOURNAL, FRESH, OPEN, PROBLEM]);

/** What was done since the world began anew; nothing when that cannot be read. */
export function readJournal(): readonly Act[] {
  const parsed = parseState(readText('session', JOURNAL) ?? '', window.location.origin);
  return parsed.ok ? parsed.state.acts : [];
}

export function writeJournal(acts: readonly Act[]): void {
  writeText('session', JOURNAL, encodeState({ acts, at: null }));
}

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
 * Empties what the product keeps in this browser, but nothing of the console: records, and push with its subscription and what its
 * notices show. What the browser was allowed to do stays, as no page can take that back. Never rejects.
 */
export async function forgetProduct(): Promise<void> {
  for (const key of storedKeys('local')) removeText('local', key);
  for (const key of storedKeys('session')) if (!OWN.has(key)) removeText('session', key);
  await leavePush();
}

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
