/** The state of the console as the query `?qa=`: short, readable, and refused as a whole when a word of it is not known. */
import * as v from 'valibot';
import { safePath } from '@/lib/safePath';
import { actSchema, type Act, type ConsoleState } from './acts';

/** The query that holds it. Alone, without a value, it opens the console. */
export const QA_PARAM = 'qa';

const MARKS: Readonly<Record<string, string>> = { '~': '~t', ',': '~c', ';': '~s', '=': '~e', ':': '~d' };
const UNMARKED = Object.fromEntries(Object.entries(MARKS).map(([sign, mark]) => [mark, sign]));
const marked = (text: string): string => text.replaceAll(/[~,;=:]/g, (sign) => MARKS[sign] ?? sign);
const unmarked = (text: string): string => text.replaceAll(/~[tcsed]/g, (mark) => UNMARKED[mark] ?? mark);

/** A value in the shortest way that reads back as the same: words without quotes where nothing else is meant. */
function written(value: unknown): string {
  if (typeof value !== 'string') return marked(JSON.stringify(value));
  return marked(readValue(marked(value)) === value ? value : JSON.stringify(value));
}

function readValue(text: string): unknown {
  const plain = unmarked(text);
  try {
    const value: unknown = JSON.parse(plain);
    return value;
  } catch {
    // No JSON: a word that means itself.
    return plain;
  }
}

/** The largest unit first, so that four hours are not fourteen million milliseconds. */
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;

function duration(ms: number): string {
  const unit = Object.entries(UNITS).find(([, size]) => ms % size === 0);
  return unit ? `${ms / unit[1]}${unit[0]}` : `${ms}ms`;
}

function readDuration(text: string): number | null {
  const [, digits, unit] = /^(\d{1,15})(d|h|m|s|ms)$/.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const size = Object.entries(UNITS).find(([name]) => name === unit)?.[1] ?? 1;
  return Number(digits) * size;
}

/** The field of each kind of act that stands first and without its name. */
const FIRST: Partial<Record<Act['do'], string>> = {
  reset: 'seed',
  show: 'id',
  as: 'email',
  latency: 'ms',
  later: 'ms',
  clock: 'word',
  fault: 'match',
  event: 'kind',
  payment: 'status',
  texts: 'mode',
  lang: 'locale',
};
const NOBODY = 'nobody';

function encodeAct(act: Act): string {
  if (act.do === 'later') return `later:${duration(act.ms)}`;
  if (act.do === 'as') return `as:${act.email === null ? NOBODY : marked(act.email)}`;
  if (act.do === 'set') return `set:${act.name}=${written(act.value)}`;
  const { do: name, ...fields } = act;
  const first = FIRST[name];
  const words = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => (field === first ? marked(String(value)) : `${field}=${written(value)}`))
    .sort((a, b) => Number(a.includes('=')) - Number(b.includes('=')));
  return words.length === 0 ? name : `${name}:${words.join(',')}`;
}

/** Fields of an act as far as the text tells them; whether they are right is for the schema to say. */
function fieldsOf(name: string, rest: string): Record<string, unknown> | null {
  const first = Object.entries(FIRST).find(([act]) => act === name)?.[1];
  const fields: Record<string, unknown> = {};
  for (const word of rest === '' ? [] : rest.split(',')) {
    const at = word.indexOf('=');
    const field = at === -1 ? first : word.slice(0, at);
    if (field === undefined || field in fields) return null;
    fields[field] = at === -1 ? unmarked(word) : readValue(word.slice(at + 1));
  }
  return fields;
}

function readFields(name: string, rest: string): Record<string, unknown> | null {
  if (name === 'later') return { ms: readDuration(rest) };
  if (name === 'as') return { email: rest === NOBODY ? null : unmarked(rest) };
  if (name === 'latency') return { ms: Number(rest) };
  if (name !== 'set') return fieldsOf(name, rest);
  const at = rest.indexOf('=');
  return at === -1 ? null : { name: rest.slice(0, at), value: readValue(rest.slice(at + 1)) };
}

function readAct(text: string): Act | null {
  const at = text.indexOf(':');
  const name = at === -1 ? text : text.slice(0, at);
  const fields = readFields(name, at === -1 ? '' : text.slice(at + 1));
  if (fields === null || 'do' in fields) return null;
  const parsed = v.safeParse(actSchema, { do: name, ...fields });
  return parsed.success ? parsed.output : null;
}

/** The value of the query, as it is before the address escapes it. */
export function encodeState({ acts, at }: ConsoleState): string {
  return [...acts.map(encodeAct), ...(at === null ? [] : [`at:${marked(at)}`])].join(';');
}

export type ParsedState = { ok: true; state: ConsoleState } | { ok: false; word: string };

/**
 * Reads the value of the query.
 * @param origin this site's origin: a path that leads elsewhere is refused
 * @returns the state, or the first word that is not understood
 */
export function parseState(value: string, origin: string): ParsedState {
  const acts: Act[] = [];
  let at: string | null = null;
  for (const word of value.split(';').filter((part) => part !== '')) {
    if (word.startsWith('at:')) {
      const path = safePath(unmarked(word.slice('at:'.length)), origin);
      if (path === null || at !== null) return { ok: false, word };
      at = path;
      continue;
    }
    const act = readAct(word);
    if (act === null) return { ok: false, word };
    acts.push(act);
  }
  return { ok: true, state: { acts, at } };
}

/** What an address may show as it is inside a query; everything else is escaped. */
const PLAIN = /%(?:3A|2F|2C|3B|3D|40|3F|7B|7D|5B|5D)/g;

/**
 * The link that brings somebody else to the same state.
 * @param origin of the site, such as `https://qa.example`
 */
export function linkOf(state: ConsoleState, origin: string): string {
  const query = encodeURIComponent(encodeState(state))
    .replaceAll(PLAIN, (code) => decodeURIComponent(code))
    .replaceAll('%20', '+');
  return `${origin}/?${QA_PARAM}=${query}`;
}
