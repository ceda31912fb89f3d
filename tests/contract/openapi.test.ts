/** The contract as a document: complete, valid, true to what the mock backend answers, and as it lies in docs. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls } from '@mocks/backend';
import { described } from '@mocks/openapi/described';
import { openApiDocument } from '@mocks/openapi/document';
import type { Exchange } from '@mocks/openapi/operations';
import { refusalsOf } from '@mocks/openapi/refused';
import { listCode, ROOT } from '../architecture/sources';
import { documentText, recordExchanges } from './recorded';

const content = v.object({
  'application/json': v.object({
    schema: v.unknown(),
    examples: v.optional(v.record(v.string(), v.object({ value: v.unknown() })), {}),
  }),
});
const operationSchema = v.object({
  operationId: v.string(),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.unknown()) })),
  responses: v.record(v.string(), v.object({ description: v.string(), content: v.optional(content) })),
});
const documentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});
const rows = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

let exchanges: Exchange[] = [];
let document: v.InferOutput<typeof documentSchema>;
const operationOf = (name: string) => {
  const [method = '', file = ''] = name.split(/[ ?]/);
  return document.paths[`/api/${file}`]?.[method.toLowerCase()];
};
beforeAll(async () => {
  exchanges = await recordExchanges();
  document = v.parse(documentSchema, openApiDocument(exchanges));
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 [BX-27]', async () => {
    const validator = new Validator();
    const { errors, valid } = await validator.validate(openApiDocument(exchanges));
    expect({ errors, valid, version: validator.version }).toEqual({ valid: true, version: '3.1' });
  });

  it('is judged by a validator that finds what is wrong', async () => {
    const broken = { ...openApiDocument(exchanges), paths: { user: { get: {} } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('in docs is as old as the code: npm run openapi writes it anew [BX-27]', () => {
    // Compared without a look at the difference, which would be thousands of lines.
    const kept = readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8');
    expect(kept === documentText(exchanges), 'docs/openapi.json is old: npm run openapi').toBe(true);
  });

  it('describes every call, and no other', () => {
    expect(Object.keys(described).toSorted()).toEqual(rows.map(([name]) => name).toSorted());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    // Two calls differ by their query alone.
    expect(ids).toHaveLength(rows.length - 1);
  });

  it.each(rows)('shows an answer of %s in the shape that the client reads', (name, call) => {
    const example = call.path.includes('push=1') ? 'push' : 'recorded';
    const shown = operationOf(name)?.responses['200']?.content?.['application/json'].examples[example];
    expect(shown).toBeDefined();
    expect(v.safeParse(call.answer, shown?.value).issues).toBeUndefined();
  });

  it.each(rows.filter(([, { method, request }]) => method !== 'GET' && !v.safeParse(request, {}).success))(
    'says what %s takes',
    (name) => {
      const body = operationOf(name)?.requestBody?.content ?? {};
      const isPicture = 'multipart/form-data' in body;
      expect(isPicture || 'examples' in Object(body['application/json'])).toBe(true);
    },
  );
});

describe('refusals in the document', () => {
  it('hold every one that was recorded', () => {
    const recorded = exchanges.filter(({ status }) => status >= 400);
    expect(recorded.length).toBeGreaterThan(6);
    const answer = v.object({ error: v.string() });
    const unknown = recorded.filter(({ call, status, answer: body }) => {
      const found = rows.find(([name]) => name === call)?.[1];
      const known = found ? refusalsOf(found, true) : [];
      const { error } = v.parse(answer, body);
      return !known.some((refusal) => refusal.status === String(status) && refusal.code === error);
    });
    expect(unknown).toEqual([]);
  });

  it('hold every code that the mock backend can throw', () => {
    const sources = listCode(['mocks/calls', 'mocks/rules']).filter((file) => !file.path.includes('.test.'));
    const thrown = sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:refuse\((\d{3}), |tooMany\()'(\w+)'/g)].map(
        ([, status = '429', code = '']) => `${status} ${code}`,
      ),
    );
    const told = new Set(
      calls.flatMap((call) => refusalsOf(call, true).map(({ status, code }) => `${status} ${code}`)),
    );
    expect(thrown.length).toBeGreaterThan(15);
    expect(thrown.filter((refusal) => !told.has(refusal))).toEqual([]);
  });

  it('name the details that come along', () => {
    expect(operationOf('POST like.php')?.responses['429']?.description).toBe(
      '`daily_limit` (with resets_at)',
    );
    expect(operationOf('POST signup.php')?.responses['422']?.description).toContain(
      'field `email`: taken, invalid',
    );
  });
});
