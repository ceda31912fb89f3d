/** The age gate: a date of birth that is too young is kept for the session, over reloads, so that nobody tries another one. */
import * as v from 'valibot';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { isTooYoung } from '@/domain/age';

const DRAFT = 'signup:age';
const schema = v.object({
  /** `YYYY-MM-DD` */
  date: v.string(),
  /** The server found it too young: it may know a least age that nobody here does. */
  byServer: v.boolean(),
});
export type TooYoungDate = v.InferOutput<typeof schema>;

/** @returns what `keepTooYoung` has kept; it goes with the tab, and with a log-out */
export const readTooYoung = (): TooYoungDate | null => readFormDraft(DRAFT, schema);

export const keepTooYoung = (found: TooYoungDate): void => keepFormDraft(DRAFT, found);

/**
 * Says whether no date counts any more; it ends when the date that was given has become old enough.
 * @param now epoch ms by the server's clock
 * @param min_age the server's setting, full years
 */
export const isTurnedAway = (found: TooYoungDate | null, now: number, min_age: number): boolean =>
  found !== null && (found.byServer || isTooYoung(found.date, now, min_age));
