/** Where a visitor came from: read from the first address and kept until sign-up (spec 3). */
import { TRACKING_VALUE_MOST_CHARACTERS } from '@/config/limits';
import { patterns } from '@/config/paths';
import type { Tracking } from './model';
import { readQuery } from './readQuery';
import type { Variant } from './variant';

export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies (keyof Tracking)[];

export const NO_TRACKING: Tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null };

/**
 * Reads the tracking record of an address. Keys count in any case; of a repeated key the first with a value counts.
 * @param search the query, with or without `?`
 * @returns null for each part that the address does not name; values are cut at 120 characters
 */
export function trackingFromQuery(search: string): Tracking {
  const tracking = { ...NO_TRACKING };
  for (const [name, value] of readQuery(search)) {
    const key = TRACKING_KEYS.find((known) => known === name);
    if (key !== undefined) tracking[key] ??= cleaned(value);
  }
  return tracking;
}

/** A lander with its slug; of a member's landing everything but the member. */
const LANDER = /^\/(?:landers|members\/[^/]+(?=\/landing))\/(([^/]+)(?:\/[^/]+)?)\/?$/u;
/** Names of the landers there are; every other is a page that was not found. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(patterns).flatMap(
    (pattern) => /^\/(?:landers|members\/:id(?=\/landing))\/([^/]+)/u.exec(pattern)?.[1] ?? [],
  ),
);

/**
 * The record of a visit by the address that it began with.
 * @param address `pathname` percent-encoded, `search` with or without `?`
 * @param variant the wording that landers show to this visitor
 * @returns `lander` reads like 'video/she-nl'; it and `variant` are null where the visit began elsewhere
 */
export function trackingOfVisit(
  { pathname, search }: { pathname: string; search: string },
  variant: Variant,
): Tracking {
  const [, whole = '', name = ''] = LANDER.exec(pathname) ?? [];
  const lander = NAMES.has(name) ? cleaned(whole) : null;
  return { ...trackingFromQuery(search), lander, variant: lander === null ? null : variant };
}

/**
 * Says whether the visitor's source is known, which opens sign-up and search where they ask for one.
 * @param tracking null when nothing is kept
 */
export function hasTrafficSource(tracking: Tracking | null): boolean {
  return tracking !== null && (tracking.network !== null || tracking.ref !== null);
}

/**
 * The first address that named a source wins, and so does the first lander; a later one never replaces it. A record with
 * neither network nor reference is no source yet: it counts until one comes.
 * @param known the record kept so far
 * @param incoming the record of the present address
 */
export function firstTouch(known: Tracking, incoming: Tracking): Tracking {
  const isFirst = hasTrafficSource(known) || (!hasTrafficSource(incoming) && namesAnything(known));
  const { lander = null, variant = null } = known.lander ? known : incoming;
  return { ...(isFirst ? known : incoming), lander, variant };
}

const namesAnything = (tracking: Tracking): boolean => TRACKING_KEYS.some((key) => tracking[key] !== null);

/** What nobody sees: control characters, and marks that turn the reading of a report round. */
const UNSEEN = /[\p{Cc}\p{Bidi_C}]/gu;

function cleaned(value: string): string | null {
  const text = Array.from(value.replaceAll(UNSEEN, '').trim());
  return text.length === 0 ? null : text.slice(0, TRACKING_VALUE_MOST_CHARACTERS).join('').trimEnd();
}
