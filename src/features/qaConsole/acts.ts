/** What a tester can do to the mock's world, as plain data: the console's buttons, its links and its scenarios are made of these. */
import * as v from 'valibot';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(500));
/** Of words that somebody says, far more than the site allows a message: long ones are something to test. */
const MOST_WORDS = 5000;
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
    text: v.optional(v.pipe(v.string(), v.maxLength(MOST_WORDS))),
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

/** What was done since the world began anew, as far as it is kept. */
export interface Journal {
  readonly acts: readonly Act[];
  /** How many further steps are no more among them: a link does not do these. */
  readonly leftOut: number;
}

/**
 * The acts with a seed for each world that they begin, and with the beginning of the first one: the same world wherever they are done.
 * @param seed where an act names none
 */
export function withSeeds(acts: readonly Act[], seed: string): Act[] {
  const named = acts.map((act) => (act.do === 'reset' ? { ...act, seed: act.seed ?? seed } : act));
  return named[0]?.do === 'reset' ? named : [{ do: 'reset', seed }, ...named];
}

/** The seed of the world that the acts begin with; undefined where they name none. */
export function seedOf([first]: readonly Act[]): string | undefined {
  return first?.do === 'reset' ? first.seed : undefined;
}

/**
 * What is wrong with an act, in words; null when it is one. The mock takes some that no link could hold.
 * @param act as a form of the console says it
 */
export function problemOf(act: Act): string | null {
  const { issues } = v.safeParse(actSchema, act);
  if (!issues) return null;
  return issues.map((issue) => `${v.getDotPath(issue) ?? act.do}: ${issue.message}`).join('; ');
}

/** More would be no story that somebody reads. */
const MOST_ACTS = 120;
/** Without one of these, everything after it would be done to another world or by somebody else. */
const KEPT: ReadonlySet<Act['do']> = new Set(['reset', 'show', 'as', 'set']);

/** Whether a later act of the same kind makes an earlier one pointless when nothing stands between them. */
function replaces(later: Act, earlier: Act): boolean {
  if (later.do === 'set') return earlier.do === 'set' && earlier.name === later.name;
  return later.do === earlier.do && ['as', 'latency', 'texts', 'lang', 'heal'].includes(later.do);
}

/** Leaves out the oldest step that the others can be told without, once there are too many; never the newest. */
function shortened(acts: readonly Act[], leftOut: number): Journal {
  const spare = acts.findIndex((act, index) => !KEPT.has(act.do) && index < acts.length - 1);
  if (acts.length <= MOST_ACTS || spare === -1) return { acts, leftOut };
  return { acts: acts.toSpliced(spare, 1), leftOut: leftOut + 1 };
}

/**
 * Adds an act to what was done: what begins the world anew forgets everything before, and steps of the clock add up.
 * @param journal what was done, the oldest first
 * @param next what is done now
 */
export function withAct({ acts, leftOut }: Journal, next: Act): Journal {
  if (next.do === 'reset') return { acts: [next], leftOut: 0 };
  const last = acts.at(-1);
  if (last?.do === 'later' && next.do === 'later') {
    const sum = { do: 'later', ms: Math.min(MOST_MS, last.ms + next.ms) } as const;
    return { acts: [...acts.slice(0, -1), sum], leftOut };
  }
  const before = last && replaces(next, last) ? acts.slice(0, -1) : acts;
  return shortened([...before, next], leftOut);
}
