/** The page to try calls, as a tree: every call with an example, a form to change and send it, and its answer. */
import { element, toHtml, type Markup } from '../markup';
import type { ListedCall } from './listed';

export const API_PAGE = '/__mock/api';
export const OPEN_API_FILE = '/__mock/openapi.json';
export const PERSONA = 'persona';
/** Names of the form's own fields; parameters of the address go by their own names behind this mark. */
export const BODY = 'body';
export const QUERY = 'query.';

const PERSONAS = ['free', 'new', 'premium', 'low', 'empty', 'blocked'];

/** What a call was answered just now. */
export interface Shown {
  /** The call's id, or `persona`. */
  id: string;
  /** As it was sent, so that it can be changed and sent again. */
  sent: { query: Readonly<Record<string, string>>; body: string };
  status: number;
  /** Headers of the answer that say something, by line. */
  headers: string;
  text: string;
}

const field = (label: string, id: string, input: Markup): Markup =>
  element('div', { class: 'field' }, element('label', { for: id }, label), {
    ...input,
    attributes: { id, ...input.attributes },
  });

const code = (text: string): Markup => element('pre', { tabindex: '0' }, element('code', {}, text));

function fields(call: ListedCall, shown: Shown | undefined): Markup[] {
  const { id, query, body } = call;
  const inputs = query.map(({ name, required, example }) =>
    field(
      required ? name : `${name} (optional)`,
      `${id}-${name}`,
      element('input', {
        type: 'text',
        name: `${QUERY}${name}`,
        // What may be left out is left out until somebody wants it.
        value: shown?.sent.query[name] ?? (required ? example : ''),
        ...(example !== '' && { placeholder: example }),
      }),
    ),
  );
  if (body?.kind === 'file')
    inputs.push(field('Picture', `${id}-file`, element('input', { type: 'file', name: 'file' })));
  if (body?.kind === 'json') {
    const text = shown?.sent.body ?? body.text;
    const rows = String(Math.min(16, text.split('\n').length + 1));
    const area = element('textarea', { name: BODY, rows, spellcheck: 'false' }, text);
    inputs.push(field('Body, as JSON', `${id}-body`, area));
  }
  return inputs;
}

const answerOf = ({ status, headers, text }: Shown): Markup =>
  element(
    'div',
    { class: status < 400 ? 'answer' : 'answer refused', role: 'status' },
    element('h3', {}, `Answered ${status === 0 ? 'with a lost connection' : status}`),
    ...(headers === '' ? [] : [element('p', { class: 'quiet' }, headers)]),
    code(text),
  );

function refusals(call: ListedCall): Markup[] {
  if (call.refusals.length === 0) return [];
  const rows = call.refusals.flatMap(({ status, description }) => [
    element('dt', {}, status),
    element('dd', {}, description),
  ]);
  return [element('h3', {}, 'What it may refuse'), element('dl', {}, ...rows)];
}

function callItem(call: ListedCall, last: Shown | undefined): Markup {
  const shown = last?.id === call.id ? last : undefined;
  const { id, method, path, summary, member, body, answer } = call;
  const form = element(
    'form',
    {
      method: 'post',
      action: `${API_PAGE}?call=${id}#${id}`,
      ...(body?.kind === 'file' && { enctype: 'multipart/form-data' }),
    },
    ...fields(call, shown),
    element('button', { type: 'submit' }, `Send ${method}`),
  );
  const example =
    answer === ''
      ? []
      : [element('details', {}, element('summary', {}, 'An answer, as recorded'), code(answer))];
  return element(
    'li',
    { id },
    element(
      'details',
      shown ? { open: '' } : {},
      element(
        'summary',
        {},
        element('span', { class: 'method' }, method),
        element('code', {}, path),
        element('span', { class: 'quiet' }, member ? `${summary} (needs a session)` : summary),
      ),
      form,
      ...(shown ? [answerOf(shown)] : []),
      ...example,
      ...refusals(call),
    ),
  );
}

function personaForm(last: Shown | undefined): Markup {
  const options = ['', ...PERSONAS].map((name) =>
    element('option', { value: name }, name === '' ? 'a visitor' : `${name}@example.test`),
  );
  return element(
    'form',
    { method: 'post', action: `${API_PAGE}?call=${PERSONA}`, class: 'persona' },
    field('Be', 'persona-email', element('select', { name: PERSONA }, ...options)),
    element('button', { type: 'submit' }, 'Switch'),
    ...(last?.id === PERSONA ? [answerOf(last)] : []),
  );
}

/**
 * The page.
 * @param calls all calls of the document
 * @param last the answer that was just given
 */
export function apiMain(calls: readonly ListedCall[], last?: Shown): Markup {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return element(
    'main',
    {},
    element('h1', {}, 'Try the API'),
    element(
      'p',
      {},
      'Every call of the mock backend, with an example to change and send. The same as a file: ',
      element('a', { href: OPEN_API_FILE }, 'openapi.json'),
      '.',
    ),
    personaForm(last),
    ...tags.flatMap((tag) => [
      element('h2', {}, tag),
      element('ul', {}, ...calls.filter((call) => call.tag === tag).map((call) => callItem(call, last))),
    ]),
  );
}

/** The whole HTML document. */
export const apiDocument = (main: Markup): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Try the API</title>
<link rel="stylesheet" href="/__mock/api.css">
</head>
<body>
${toHtml(main)}
</body>
</html>
`;
