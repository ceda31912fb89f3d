/** What a tester can do to the mock's world, as plain data: the console's buttons, its links and its scenarios are made of these. */
import * as v from 'valibot';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(500));
/** A hundred years: more is a slip of the pen. */
const MOST_MS = 3_155_760_000_000;

export const FAULT_KINDS = [
  'status',
  'timeout',
  'offline',
  'malformed',
  'wrong_shape',
  'slow',
  'drop_after_commit',
] as const;
export const EVENT_KINDS = ['message', 'typing', 'reaction', 'deletion', 'like', 'match', 'mail'] as const;
const PAYMENT_ENDS = ['pending', 'completed', 'failed', 'cancelled'] as const;
export const TEXT_MODES = ['plain', 'keys', 'long'] as const;
export type TextMode = (typeof TEXT_MODES)[number];
export const CLOCK_WORDS = ['freeze', 'run', 'midnight', 'reset'] as const;

const faultAct = v.strictObject({
  do: v.literal('fault'),
  /** `METHOD path`, `*` for any part. */
  match: v.pipe(text, v.minLength(1)),
  kind: v.picklist(FAULT_KINDS),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  body: v.optional(v.unknown()),
  ms: v.optional(whole(600_000)),
  times: v.optional(v.pipe(whole(1000), v.minValue(1))),
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** One step, checked strictly: a link with a word that is not known is refused as a whole. */
export const actSchema = v.variant('do', [
  v.strictObject({
    do: v.literal('reset'),
    seed: v.optional(v.pipe(text, v.minLength(1))),
    people: v.optional(whole(10_000)),
    members: v.optional(whole(100_000)),
    conversations: v.optional(whole(10_000)),
    messages: v.optional(whole(100_000)),
  }),
  v.strictObject({ do: v.literal('show'), id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)) }),
  v.strictObject({ do: v.literal('as'), email: v.nullable(v.pipe(text, v.includes('@'))) }),
  v.strictObject({
    do: v.literal('set'),
    name: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)),
    value: v.unknown(),
  }),
  v.strictObject({ do: v.literal('latency'), ms: whole(60_000) }),
  v.strictObject({
    do: v.literal('later'),
    ms: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MS)),
  }),
  v.strictObject({ do: v.literal('clock'), word: v.picklist(CLOCK_WORDS) }),
  faultAct,
  v.strictObject({ do: v.literal('heal') }),
  v.strictObject({
    do: v.literal('event'),
    kind: v.picklist(EVENT_KINDS),
    from: v.optional(text),
    to: v.optional(text),
    text: v.optional(text),
    photo: v.optional(v.boolean()),
    reply: v.optional(v.boolean()),
  }),
  v.strictObject({ do: v.literal('payment'), status: v.picklist(PAYMENT_ENDS) }),
  v.strictObject({
    do: v.literal('member'),
    credits: v.optional(whole(1_000_000)),
    paid_user: v.optional(v.boolean()),
    status: v.optional(v.picklist(['active', 'not_confirmed'])),
    photos: v.optional(v.literal(false)),
    sdd_blocked: v.optional(v.boolean()),
    member_for_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS))),
  }),
  v.strictObject({ do: v.literal('texts'), mode: v.picklist(TEXT_MODES) }),
  v.strictObject({ do: v.literal('lang'), locale: v.picklist(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']) }),
]);

export type Act = v.InferOutput<typeof actSchema>;
/** One of them by its name. */
export type ActOf<Name extends Act['do']> = Extract<Act, { do: Name }>;

/** What has been done since the world began anew, in that order, and where the tester is. */
export interface ConsoleState {
  readonly acts: readonly Act[];
  /** A path of this site with its query; null leaves it to the scenario that was shown last. */
  readonly at: string | null;
}

/** More would be no story that somebody reads; the oldest after the reset are forgotten first. */
const MOST_ACTS = 60;

/** Whether a later act of the same kind makes an earlier one pointless when nothing stands between them. */
function replaces(later: Act, earlier: Act): boolean {
  if (later.do === 'set') return earlier.do === 'set' && earlier.name === later.name;
  return later.do === earlier.do && ['as', 'latency', 'texts', 'lang', 'heal'].includes(later.do);
}

/**
 * Adds an act to what was done: what begins the world anew forgets everything before, and steps of the clock add up.
 * @param acts what was done, the oldest first
 * @param next what is done now
 */
export function withAct(acts: readonly Act[], next: Act): Act[] {
  if (next.do === 'reset') return [next];
  const last = acts.at(-1);
  if (last?.do === 'later' && next.do === 'later')
    return [...acts.slice(0, -1), { do: 'later', ms: Math.min(MOST_MS, last.ms + next.ms) }];
  const before = last && replaces(next, last) ? acts.slice(0, -1) : acts;
  const all = [...before, next];
  if (all.length <= MOST_ACTS) return all;
  const [first] = all;
  return first?.do === 'reset' ? [first, ...all.slice(2)] : all.slice(1);
}
