/** The contract as an OpenAPI 3.1 document: made from the table of calls, its wire schemas, and what the mock answered. */
import { errorAnswer } from '@/api/wire/error';
import { calls } from '../backend';
import type { Call } from '../call';
import { described } from './described';
import { operation, type Exchange } from './operations';
import { namedSchemas, schemaOf, type Json } from './schemas';

const description = `The calls of spec and contract. JSON in and out. An error is \`{ "error": CODE, … }\` with a 4xx or 5xx status; errors of fields are
422 \`{ "error": "validation", "fields": { FIELD: CODE } }\`. Times are ISO 8601 in UTC, money is in minor units, lists are paged from 1.
Examples were recorded from the mock backend; lists are cut to their first rows.`;

const parameters: Json = {
  RequestType: {
    name: 'X-Request-Type',
    in: 'header',
    required: true,
    description: 'On every write: it tells the client from a form of another site.',
    schema: { const: 'client' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key within 24 hours gives the first answer and has no second effect.',
    schema: { type: 'string', format: 'uuid' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the answer that the asker has.',
    schema: { type: 'string' },
  },
};

/** Calls that share a path and a method are one operation. */
function grouped(rows: readonly Call[]): Map<string, Map<string, Call[]>> {
  const paths = new Map<string, Map<string, Call[]>>();
  for (const call of rows) {
    const path = `/api/${call.path.split('?')[0]}`;
    const methods = paths.get(path) ?? new Map<string, Call[]>();
    const method = call.method.toLowerCase();
    methods.set(method, [...(methods.get(method) ?? []), call]);
    paths.set(path, methods);
  }
  return paths;
}

/** An answer of a kind is shown once: the first of each status and code. */
function firstOfEach(exchanges: readonly Exchange[]): Exchange[] {
  const seen = new Map<string, Exchange>();
  for (const made of exchanges) {
    const code = made.status === 200 ? '' : JSON.stringify(made.answer);
    const key = `${made.call} ${made.status} ${code}`;
    if (!seen.has(key)) seen.set(key, made);
  }
  return [...seen.values()];
}

/**
 * Makes the document. The same exchanges give the same document.
 * @param exchanges calls and answers, for the examples
 */
export function openApiDocument(exchanges: readonly Exchange[]): Json {
  const examples = firstOfEach(exchanges);
  const paths = [...grouped(calls)].map(([path, methods]): [string, Json] => {
    const operations = [...methods].map(([method, rows]): [string, Json] => {
      const names = new Set(rows.map((row) => `${row.method} ${row.path}`));
      return [
        method,
        operation(
          rows,
          examples.filter(({ call }) => names.has(call)),
        ),
      ];
    });
    return [path, Object.fromEntries(operations)];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vesper',
      version: '1.0.0',
      summary: 'The API of a dating and chat site for adults.',
      description,
    },
    servers: [{ url: '/', description: 'The mock backend: npm start, or npm run mock for it alone.' }],
    tags: [...new Set(Object.values(described).map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'auth',
          description: 'HttpOnly, SameSite=Lax, 30 days.',
        },
      },
      parameters,
      schemas: { Error: schemaOf(errorAnswer), ...namedSchemas() },
    },
  };
}
