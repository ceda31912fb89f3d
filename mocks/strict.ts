/**
 * What is wrong with a request, exactly: for clients that are being written (npm run mock). The rules of the contract are kept elsewhere;
 * here every request is held against its schema to the letter, so that a field that nobody reads is named as well.
 */
import * as v from 'valibot';
import type { Call } from './call';
import { Refusal } from './rules/refusal';

/** What of a request is looked at. */
interface Incoming {
  method: string;
  headers: Headers;
  body: string;
  /** The bytes of a form's file; null when such a form has none. */
  file?: Uint8Array | null;
}

/** One thing that is wrong. */
export interface Hint {
  in: 'address' | 'header' | 'query' | 'body';
  /** The name of the header, or the path of the field: `answers.wish`. Empty for all of it. */
  path: string;
  reason: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** What a schema wraps: the one behind `optional` and `nullable`, or the choices of a union. */
function innerSchemas(schema: v.GenericSchema): v.GenericSchema[] {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return [schema.wrapped];
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.filter(isSchema);
  return [];
}

/** Paths of the fields that a schema does not know; of a choice, what is left by the one that knows most. */
export function unknownFields(schema: v.GenericSchema, value: unknown, path = ''): string[] {
  const inner = innerSchemas(schema);
  if (inner.length > 0) {
    const found = inner.map((choice) => unknownFields(choice, value, path));
    return found.reduce((least, next) => (next.length < least.length ? next : least));
  }
  if (Array.isArray(value) && 'item' in schema && isSchema(schema.item)) {
    const { item } = schema;
    return value.flatMap((row: unknown, index) => unknownFields(item, row, `${path}${index}.`));
  }
  if (!isRecord(value) || !('entries' in schema) || !isRecord(schema.entries)) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return isSchema(known) ? unknownFields(known, field, `${path}${name}.`) : [`${path}${name}`];
  });
}

/** The reasons of an issue, each where it lies: of a choice those of every alternative. */
function reasonsOf(issue: v.BaseIssue<unknown>, before: string): [path: string, reason: string][] {
  const own = v.getDotPath(issue);
  const path = [before, own].filter(Boolean).join('.');
  if (issue.issues) return issue.issues.flatMap((inner) => reasonsOf(inner, path));
  return [[path, issue.input === undefined ? 'is missing' : issue.message]];
}

function schemaHints(call: Call, input: unknown): Hint[] {
  const place = call.method === 'GET' ? 'query' : 'body';
  const result = v.safeParse(call.request, input);
  const wrong = (result.issues ?? []).flatMap((issue) => reasonsOf(issue, ''));
  const strange = unknownFields(call.request, input).map(
    (path) => [path, 'is no field of this call'] as const,
  );
  return [...wrong, ...strange].map(([path, reason]) => ({ in: place, path, reason }));
}

function headerHints({ method, headers, body, file }: Incoming): Hint[] {
  const hint = (path: string, reason: string): Hint => ({ in: 'header', path, reason });
  const type = headers.get('content-type');
  const key = headers.get('idempotency-key');
  const isWrite = method !== 'GET';
  const hasText = isWrite && file === undefined && body !== '';
  return [
    ...(isWrite && headers.get('x-request-type') !== 'client'
      ? [hint('X-Request-Type', 'must be "client" on every write')]
      : []),
    ...(hasText && !/^application\/json\b/i.test(type ?? '')
      ? [hint('Content-Type', `must be application/json and is ${type ?? 'missing'}`)]
      : []),
    ...(key !== null && !UUID.test(key) ? [hint('Idempotency-Key', 'must be a UUID')] : []),
  ];
}

/** The text of a body as the fields it holds, or why it holds none. */
function readFields({ body, file }: Incoming): { input: unknown } | Hint {
  if (file) return { input: { file } };
  try {
    const input: unknown = body === '' ? {} : JSON.parse(body);
    return isRecord(input) ? { input } : { in: 'body', path: '', reason: 'must be an object' };
  } catch (error) {
    return { in: 'body', path: '', reason: error instanceof Error ? error.message : 'is no JSON' };
  }
}

function queryHints(call: Call, query: URLSearchParams): Hint[] {
  if (call.method === 'GET') return [];
  const own = new URLSearchParams(call.path.split('?')[1] ?? '');
  return [...query.keys()]
    .filter((name) => !own.has(name))
    .map((name) => ({ in: 'query', path: name, reason: 'is not read: a write has its fields in the body' }));
}

/** Everything that is wrong with a request of a call. */
export function hintsFor(call: Call, incoming: Incoming, query: URLSearchParams): Hint[] {
  // A page that closes sends a beacon, which has neither the header nor a body that anybody reads.
  if (call.path === 'page-hidden.php') return [];
  const before = [...headerHints(incoming), ...queryHints(call, query)];
  if (call.method === 'GET') return [...before, ...schemaHints(call, Object.fromEntries(query))];
  if (incoming.file === null)
    return [...before, { in: 'body', path: 'file', reason: 'is missing in the form' }];
  const read = readFields(incoming);
  return [...before, ...('input' in read ? schemaHints(call, read.input) : [read])];
}

function refusalFor(hints: readonly Hint[]): Refusal {
  const mock_hint = [...hints];
  if (hints.some(({ path }) => path === 'X-Request-Type'))
    return new Refusal(403, { error: 'csrf', mock_hint });
  if (hints.some(({ in: place }) => place === 'header'))
    return new Refusal(400, { error: 'bad_request', mock_hint });
  const fields: Record<string, string> = {};
  for (const { path, reason } of hints)
    fields[path || 'body'] ??= reason.startsWith('is missing') ? 'required' : 'invalid';
  return new Refusal(422, { error: 'validation', fields, mock_hint });
}

/**
 * Refuses a request that is not to the letter; does nothing for one that is.
 * @throws Refusal with the contract's own code, and every reason in `mock_hint`: 403 csrf, 400 for another header, else 422
 */
export function assertExact(call: Call, incoming: Incoming, query: URLSearchParams): void {
  const hints = hintsFor(call, incoming, query);
  if (hints.length > 0) throw refusalFor(hints);
}

/** The refusal of an address that no call has, which says what there is. */
export function noSuchCall(calls: readonly Call[], method: string, path: string): Refusal {
  const methods = calls.filter((call) => call.path.split('?')[0] === path).map((call) => call.method);
  const reason =
    methods.length > 0
      ? `/api/${path} is asked with ${[...new Set(methods)].join(', ')}, and not with ${method}`
      : `there is no call /api/${path}: GET /__mock/openapi.json lists all of them`;
  return new Refusal(404, { error: 'not_found', mock_hint: [{ in: 'address', path, reason }] });
}
