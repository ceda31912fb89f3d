/** Records of many entries in the browser's storage: one that is not understood takes none of the others with it (ST-06). */
import * as v from 'valibot';
import { jsonParse } from '@/lib/jsonParse';
import { storageTrouble } from '@/lib/storageTrouble';

const record = v.record(v.string(), v.unknown());

export interface StoredEntries<Entry> {
  /** Those that are understood. */
  sound: Record<string, Entry>;
  /** The others, as they stand there: a newer release may have written them. */
  foreign: Record<string, unknown>;
}

/**
 * @param text as stored under `key`, null when nothing is
 * @param schema of one entry
 */
export function storedEntries<Entry>(
  key: string,
  text: string | null,
  schema: v.GenericSchema<unknown, Entry>,
): StoredEntries<Entry> {
  const entries: StoredEntries<Entry> = { sound: {}, foreign: {} };
  if (text === null) return entries;
  const value = jsonParse(text);
  const parsed = v.safeParse(record, value);
  const isRecord = parsed.success && !Array.isArray(value);
  for (const [name, one] of Object.entries(isRecord ? parsed.output : {})) {
    const entry = v.safeParse(schema, one);
    if (entry.success) entries.sound[name] = entry.output;
    else entries.foreign[name] = one;
  }
  if (!isRecord || Object.keys(entries.foreign).length > 0) storageTrouble('unreadable', key);
  return entries;
}
