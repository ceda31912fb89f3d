/** Calls as operations of OpenAPI: parameters, bodies, answers and examples. */
import * as v from 'valibot';
import type { Call } from '../call';
import { described } from './described';
import { refusalResponses, refusalsOf } from './refused';
import { schemaOf, type Json } from './schemas';
import { shortened } from './shortened';

/** A call that was made, and its answer. */
export interface Exchange {
  /** Method and path of the table. */
  call: string;
  /** Path and query as they were asked. */
  url: string;
  request: unknown;
  status: number;
  answer: unknown;
}

const objectSchema = v.object({
  properties: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  required: v.optional(v.array(v.string()), []),
});
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** What tells a call from its namesake: the query of its path. */
const ownQuery = ({ path }: Call): [string, string][] => [
  ...new URLSearchParams(path.split('?')[1] ?? '').entries(),
];

function queryParameters(call: Call, exchanges: readonly Exchange[]): Json[] {
  const { properties, required } = v.parse(objectSchema, schemaOf(call.request));
  const asked = exchanges.map(({ url }) => new URL(url, 'http://mock').searchParams);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    // One that nobody has asked with is left out of the JSON.
    example: asked.find((query) => query.has(name))?.get(name) ?? undefined,
  }));
}

function parameters(
  { method, keyed, tagged, path }: Call,
  calls: readonly Call[],
  exchanges: readonly Exchange[],
): Json[] {
  const isWrite = method !== 'GET';
  return [
    ...(isWrite ? [] : calls.flatMap((call) => queryParameters(call, exchanges))),
    ...calls.flatMap((call) =>
      ownQuery(call).map(([name, value]) => ({
        name,
        in: 'query',
        description: described[nameOf(call)]?.summary,
        schema: { const: value },
      })),
    ),
    ...(isWrite && path !== 'page-hidden.php' ? [ref('parameters', 'RequestType')] : []),
    ...(isWrite || keyed === true ? [ref('parameters', 'IdempotencyKey')] : []),
    ...(tagged === true ? [ref('parameters', 'IfNoneMatch')] : []),
  ];
}

/** The only one, or a choice between those that differ. */
function oneOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first = {}] = different;
  return different.length > 1 ? { anyOf: different } : first;
}

const examplesOf = (values: readonly (readonly [name: string, value: unknown])[]): Json =>
  values.length === 0
    ? {}
    : { examples: Object.fromEntries(values.map(([name, value]) => [name, { value: shortened(value) }])) };

function requestBody(calls: readonly Call[], exchanges: readonly Exchange[]): Json {
  const [first] = calls;
  const takesNothing = first === undefined || first.method === 'GET' || !takesInput(first);
  if (takesNothing) return {};
  const isForm = takesFile(first);
  const schema = oneOf(calls.map(({ request }) => schemaOf(request)));
  const sent = calls.flatMap((call): (readonly [string, unknown])[] => {
    const good = exchanges.find((made) => made.call === nameOf(call) && made.status === 200);
    return good?.request === undefined ? [] : [[exampleName(call), good.request]];
  });
  const type = isForm ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema, ...examplesOf(sent) } } } };
}

const exampleName = (call: Call): string => ownQuery(call)[0]?.[0] ?? 'recorded';

/** Whether a call takes the form of a picture. */
const takesFile = ({ request }: Call): boolean =>
  'file' in v.parse(objectSchema, schemaOf(request)).properties;

/** Whether a call takes fields at all; one that has a choice of them does. */
function takesInput({ request }: Call): boolean {
  const schema = schemaOf(request);
  return 'anyOf' in schema || Object.keys(v.parse(objectSchema, schema).properties).length > 0;
}

const answerHeaders = {
  Date: { description: 'The clock that countdowns go by.', schema: { type: 'string' } },
};

function success(calls: readonly Call[], exchanges: readonly Exchange[]): Json {
  const answers = calls.flatMap((call): (readonly [string, unknown])[] => {
    const good = exchanges.find((made) => made.call === nameOf(call) && made.status === 200);
    return good ? [[exampleName(call), good.answer]] : [];
  });
  const schema = oneOf(calls.map(({ answer }) => schemaOf(answer)));
  return {
    200: {
      description: 'Done.',
      headers: answerHeaders,
      content: { 'application/json': { schema, ...examplesOf(answers) } },
    },
    ...(calls.some(({ tagged }) => tagged) && { 304: { description: 'The asker has it already.' } }),
  };
}

function summaryOf(call: Call): string {
  const { summary = '' } = described[nameOf(call)] ?? {};
  const own = ownQuery(call).map(([name, value]) => `${name}=${value}`);
  return own.length === 0 ? summary : `With ${own.join(' and ')}: ${summary}`;
}

const camel = (text: string): string =>
  text.replaceAll(/[-.]([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/Php$/, '');

/**
 * One operation.
 * @param calls those that share a method and a path, and differ by their query alone
 * @param exchanges what was recorded of them
 */
export function operation(calls: readonly Call[], exchanges: readonly Exchange[]): Json {
  const [first] = calls;
  if (first === undefined) return {};
  const [path = ''] = first.path.split('?');
  const refusals = calls.flatMap((call) => refusalsOf(call, takesInput(call)));
  const refused = exchanges
    .filter(({ status }) => status >= 400)
    .map(({ status, answer }) => ({ status, body: answer }));
  return {
    operationId: `${first.method.toLowerCase()}${camel(`-${path}`)}`,
    tags: [described[nameOf(first)]?.tag],
    summary: calls.map((call) => summaryOf(call)).join(' '),
    security: calls.every(({ member }) => member) ? [{ session: [] }] : [{}, { session: [] }],
    parameters: parameters(first, calls, exchanges),
    ...requestBody(calls, exchanges),
    responses: { ...success(calls, exchanges), ...refusalResponses(refusals, refused) },
  };
}
