/** What the empty page has asked the server for while the app was on its way to the browser (scripts/prerender/askAhead). */

export interface AskedAhead {
  /** The local epoch in ms at which the question went out. */
  readonly at: number;
  /** What a good answer holds, and its `Date` header; null when none came. */
  readonly answer: Promise<{ readonly data: unknown; readonly date: string | null } | null>;
}

declare global {
  /** By path and query; absent where no page has asked. */
  var askedAhead: Record<string, AskedAhead> | undefined;
}

/** @returns true where a page has asked for anything: what sends by itself is not needed at once */
export const hasAsked = (): boolean => globalThis.askedAhead !== undefined;

/** A tab may have slept since. */
const FRESH_MS = 15_000;

/**
 * Each answer counts once, for the first question of its kind, and none counts after a write: it would be from before.
 * @param address path and query as the call would send them
 * @returns undefined where the call has to ask by itself
 */
export function takeAsked(method: string, address: string): AskedAhead | undefined {
  const all = globalThis.askedAhead;
  const asked = all?.[address];
  if (method !== 'GET') globalThis.askedAhead = undefined;
  if (!asked || method !== 'GET') return undefined;
  delete all[address];
  return Date.now() - asked.at < FRESH_MS ? asked : undefined;
}
