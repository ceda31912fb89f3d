/** Building blocks of the wire schemas. */
import * as v from 'valibot';
import { isPlainName } from '@/lib/plainName';

/** Ids are looked up in tables. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.check(isPlainName));
/** ISO 8601 with a time zone. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const isoDate = v.pipe(v.string(), v.isoDate());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Epoch ms, with room for the 400 days that anything is kept: adding them still makes a date. */
export const epochMs = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15 - 400 * 86_400_000));
/** An amount of money in cents, or what the currency has in their place. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The least age anywhere is 18, whatever settings say. */
export const adultAge = v.pipe(v.number(), v.integer(), v.minValue(18));
export const locale = v.picklist(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);
export const gender = v.picklist(['male', 'female']);
/**
 * Those of a list that this version knows: one that a later server adds is left out, and does not make the rest unreadable.
 * @param known what it knows, as a picklist
 */
export const knownAmong = <const T extends readonly string[]>(known: v.PicklistSchema<T, undefined>) =>
  v.pipe(
    v.array(v.string()),
    v.transform((words) => words.filter((word): word is T[number] => v.is(known, word))),
  );
/**
 * An answer whose body carries nothing the client needs: none at all, or any JSON. Text that is no JSON never came from the server, but
 * from something between: the page of a hotspot would pass for an act that was done.
 */
export const nothing = v.pipe(
  v.unknown(),
  v.check((body) => typeof body !== 'string' || body === ''),
);
