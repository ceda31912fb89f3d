/** The answer about cookies in the browser's storage, which is needed to respect it. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { choiceCounts, choiceEnds } from '@/domain/consent';
import type { ConsentChoice } from '@/domain/consent';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const schema = v.object({
  measurement: v.boolean(),
  at: epochMs,
  // Kept before answers had a number: what was asked then is what the first one asks.
  version: v.optional(v.pipe(v.number(), v.integer()), 1),
}) satisfies v.GenericSchema<unknown, ConsentChoice>;

const parse = () => v.safeParse(schema, jsonParse(readText('local', LOCAL_KEYS.consent)));

/** Wipes an answer whose days are over: it is needed no longer. @param now epoch ms by the server's clock */
export function sweepChoice(now: number): void {
  const parsed = parse();
  if (parsed.success && now >= choiceEnds(parsed.output)) removeText('local', LOCAL_KEYS.consent);
}

/** @param now epoch ms. @returns null without an answer, or where its time is over */
export function readChoice(now: number): ConsentChoice | null {
  const parsed = parse();
  return parsed.success && choiceCounts(parsed.output, now) ? parsed.output : null;
}

/** @returns false where nothing can be stored */
export const keepChoice = (choice: ConsentChoice): boolean =>
  writeText('local', LOCAL_KEYS.consent, JSON.stringify(choice));
