/** The answer about cookies in the browser's storage, which is needed to respect it. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { choiceCounts } from '@/domain/consent';
import type { ConsentChoice } from '@/domain/consent';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';

const schema = v.object({ measurement: v.boolean(), at: epochMs }) satisfies v.GenericSchema<
  unknown,
  ConsentChoice
>;

/** @param now epoch ms. @returns null without an answer, or where its time is over */
export function readChoice(now: number): ConsentChoice | null {
  const parsed = v.safeParse(schema, jsonParse(readText('local', LOCAL_KEYS.consent)));
  return parsed.success && choiceCounts(parsed.output, now) ? parsed.output : null;
}

/** @returns false where nothing can be stored */
export const keepChoice = (choice: ConsentChoice): boolean =>
  writeText('local', LOCAL_KEYS.consent, JSON.stringify(choice));
