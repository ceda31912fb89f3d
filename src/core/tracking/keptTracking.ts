/** The browser's own record of where its visitor came from. Only consent calls for it. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import { trackingSchema } from '@/api/wire/tracking';
import { CONSENT_DAYS } from '@/config/limits';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const schema = v.object({
  ...trackingSchema.entries,
  /** When it was first written, epoch ms. */
  at: epochMs,
});
export type KeptTracking = v.InferOutput<typeof schema>;

/**
 * @param now epoch ms; a record older than consent lasts counts as none
 * @returns null without a readable record
 */
export function readKeptTracking(now: number): KeptTracking | null {
  const parsed = v.safeParse(schema, jsonParse(readText('local', LOCAL_KEYS.tracking)));
  const isFresh = parsed.success && now - parsed.output.at < CONSENT_DAYS * 86_400_000;
  return isFresh ? parsed.output : null;
}

/** @returns false when storage is full or blocked */
export const writeKeptTracking = (record: KeptTracking): boolean =>
  writeText('local', LOCAL_KEYS.tracking, JSON.stringify(record));

/** @returns false when storage is blocked */
export const wipeKeptTracking = (): boolean => removeText('local', LOCAL_KEYS.tracking);
