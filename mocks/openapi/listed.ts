/** The OpenAPI document as the page to try calls shows it: what a person needs to know of each call. */
import * as v from 'valibot';

const example = v.object({ value: v.unknown() });
const content = v.object({ examples: v.optional(v.record(v.string(), example), {}) });
const operationSchema = v.object({
  operationId: v.string(),
  tags: v.tuple([v.string()]),
  summary: v.string(),
  security: v.array(v.record(v.string(), v.unknown())),
  parameters: v.array(
    v.object({
      name: v.optional(v.string()),
      in: v.optional(v.string()),
      required: v.optional(v.boolean(), false),
      example: v.optional(v.string(), ''),
    }),
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), content) })),
  responses: v.record(
    v.string(),
    v.object({ description: v.string(), content: v.optional(v.record(v.string(), content), {}) }),
  ),
});
const documentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), operationSchema)) });

export interface ListedCall {
  /** Name in the document, and on the page: `postUser`. */
  id: string;
  tag: string;
  method: string;
  /** `/api/user.php` */
  path: string;
  summary: string;
  member: boolean;
  query: { name: string; required: boolean; example: string }[];
  /** A file that is sent in a form, the text of a JSON body, or nothing. */
  body: { kind: 'file' } | { kind: 'json'; text: string } | null;
  refusals: { status: string; description: string }[];
  /** An answer as it was recorded, as text; empty where none was. */
  answer: string;
}

export const asText = (value: unknown): string => JSON.stringify(value, null, 2);

const firstExample = (contents: Record<string, v.InferOutput<typeof content>>): unknown =>
  Object.values(Object.values(contents)[0]?.examples ?? {})[0]?.value;

function bodyOf({ requestBody }: v.InferOutput<typeof operationSchema>): ListedCall['body'] {
  if (!requestBody) return null;
  if ('multipart/form-data' in requestBody.content) return { kind: 'file' };
  return { kind: 'json', text: asText(firstExample(requestBody.content) ?? {}) };
}

function listed(path: string, method: string, operation: v.InferOutput<typeof operationSchema>): ListedCall {
  const { operationId, tags, summary, security, parameters, responses } = operation;
  const answer = firstExample(responses['200']?.content ?? {});
  return {
    id: operationId,
    tag: tags[0],
    method: method.toUpperCase(),
    path,
    summary,
    member: security.length === 1,
    query: parameters.flatMap((parameter) =>
      parameter.in === 'query' && parameter.name !== undefined
        ? [{ name: parameter.name, required: parameter.required, example: parameter.example }]
        : [],
    ),
    body: bodyOf(operation),
    refusals: Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => ({ status, description: description.replaceAll('`', '') })),
    answer: answer === undefined ? '' : asText(answer),
  };
}

/**
 * All calls of a document, in its order.
 * @throws ValiError for something else
 */
export function listCalls(document: unknown): ListedCall[] {
  const { paths } = v.parse(documentSchema, document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => listed(path, method, operation)),
  );
}
