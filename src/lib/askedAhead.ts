/** What the empty page has asked the server for while the app was on its way to the browser (scripts/prerender/askAhead). */

export interface AskedAhead {
  /** The local epoch in ms at which the question went out. */
  readonly at: number;
  /** Null when no good one came. */
  readonly answer: Promise<GoodAnswer | null>;
}

interface GoodAnswer {
  readonly data: unknown;
  /** Its headers `Date` and `ETag`. */
  readonly date: string | null;
  readonly tag: string | null;
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
 * Each answer counts once, for the first question of its kind, and none counts after a write or after another question to the
 * same file: it would be from before.
 * @param address path and query as the call would send them
 * @returns undefined where the call has to ask by itself
 */
export function takeAsked(method: string, address: string): AskedAhead | undefined {
  if (method !== 'GET') globalThis.askedAhead = undefined;
  const asked = freshOf(address);
  const file = fileOf(address);
  for (const other of Object.keys(globalThis.askedAhead ?? {}))
    if (fileOf(other) === file) delete globalThis.askedAhead?.[other];
  return asked;
}

const fileOf = (address: string): string | undefined => address.split('?')[0];

/** @returns when what is asked now was asked in truth, epoch ms by the device's clock */
export const whenAsked = (address: string): number => freshOf(address)?.at ?? Date.now();

function freshOf(address: string): AskedAhead | undefined {
  const asked = globalThis.askedAhead?.[address];
  return asked && Date.now() - asked.at < FRESH_MS ? asked : undefined;
}
