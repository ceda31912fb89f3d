/** Refusals of a call as responses of OpenAPI: by status, with the codes that each may carry. */
import type { Call } from '../call';
import { described } from './described';
import type { Json } from './schemas';

/** An example of an answer, as it was recorded. */
export interface Recorded {
  status: number;
  body: unknown;
}

interface Refusal {
  status: string;
  code: string;
  /** Codes by field, for `validation`. */
  fields: Record<string, string[]>;
  details: string[];
}

const NOTATION = /^(\d{3}) (\w+)(?:: ([\w, ]+?))?(?: \{([\w, ]+)\})?$/;
const listOf = (text: string | undefined): string[] => text?.split(', ') ?? [];

/**
 * Reads a refusal in the contract's notation.
 * @throws Error when it is not written so
 */
export function readRefusal(text: string): Refusal {
  const [, status, word, codes, details] = NOTATION.exec(text) ?? [];
  if (status === undefined || word === undefined) throw new Error(`"${text}" is no refusal.`);
  return codes === undefined
    ? { status, code: word, fields: {}, details: listOf(details) }
    : { status, code: 'validation', fields: { [word]: listOf(codes) }, details: listOf(details) };
}

/** What a call of this kind may answer whatever it does. */
function generalRefusals({ member, method, keyed, path }: Call, needsInput: boolean): string[] {
  const isWrite = method !== 'GET' && path !== 'page-hidden.php';
  return [
    ...(member ? ['403 authentication_required {authentication_required}'] : []),
    ...(isWrite ? ['403 csrf'] : []),
    ...(isWrite || keyed === true ? ['409 idempotency_conflict'] : []),
    ...(needsInput ? ['422 validation'] : []),
  ];
}

/**
 * All refusals of a call.
 * @param needsInput it takes fields, which may be missing or of the wrong kind
 */
export const refusalsOf = (call: Call, needsInput: boolean): Refusal[] =>
  [...generalRefusals(call, needsInput), ...(described[`${call.method} ${call.path}`]?.refusals ?? [])].map(
    (text) => readRefusal(text),
  );

/** A sentence for people: codes, codes of fields, and what comes along. */
function sentence(refusals: readonly Refusal[]): string {
  const parts = refusals.map(({ code, fields, details }) => {
    const [field, codes] = Object.entries(fields)[0] ?? [];
    const what = field === undefined ? `\`${code}\`` : `field \`${field}\`: ${codes?.join(', ')}`;
    return details.length > 0 ? `${what} (with ${details.join(', ')})` : what;
  });
  return [...new Set(parts)].join(' · ');
}

const retryAfter: Json = {
  'Retry-After': {
    description: 'Seconds until it may be tried again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/**
 * The responses of a call that refuse it, by status.
 * @param recorded what was recorded of the call
 */
export function refusalResponses(refusals: readonly Refusal[], recorded: readonly Recorded[]): Json {
  const byStatus = Object.groupBy(refusals, ({ status }) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, all = []]) => {
      const codes = [...new Set(all.map(({ code }) => code))];
      const examples = recorded.filter((answer) => String(answer.status) === status);
      const response: Json = {
        description: sentence(all),
        ...(status === '429' && { headers: retryAfter }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', required: ['error'], properties: { error: { enum: codes } } },
              ],
            },
            ...(examples.length > 0 && {
              examples: Object.fromEntries(
                examples.map(({ body }, index) => [`recorded${index + 1}`, { value: body }]),
              ),
            }),
          },
        },
      };
      return [status, response];
    }),
  );
}
