/** From the form of the page to a request of the API, and from its answer to what the page shows. */
import type { ListedCall } from './listed';
import { asText } from './listed';
import { BODY, PERSONA, QUERY, type Shown } from './page';

/** What a form says, by name; a file is none of it. */
export type Fields = ReadonlyMap<string, string>;

interface Wanted {
  method: string;
  /** Path with query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

const json = { 'Content-Type': 'application/json' };

const queryOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    [...fields]
      .filter(([name, value]) => name.startsWith(QUERY) && value !== '')
      .map(([name, value]) => [name.slice(QUERY.length), value]),
  );

/** What was filled in, to be shown again. */
export const sentOf = (fields: Fields): Shown['sent'] => ({
  query: queryOf(fields),
  body: fields.get(BODY) ?? '',
});

/** The request that a form asks for; the body goes as it was written, be it JSON or not. */
export function requestOf(call: ListedCall, fields: Fields): Wanted {
  const query = new URLSearchParams(queryOf(fields)).toString();
  const isWrite = call.method !== 'GET';
  return {
    method: call.method,
    url: `${call.path}${query === '' ? '' : `?${query}`}`,
    headers: isWrite ? { 'X-Request-Type': 'client', ...(call.body?.kind !== 'file' && json) } : {},
    ...(isWrite && call.body?.kind !== 'file' && { body: fields.get(BODY) ?? '{}' }),
  };
}

/** The request that makes somebody else of who is here: a persona by name, nobody for an empty one. */
export function personaRequest(fields: Fields): Wanted {
  const name = fields.get(PERSONA) ?? '';
  const email = name === '' ? null : `${name}@example.test`;
  return { method: 'POST', url: '/__mock/persona', headers: json, body: JSON.stringify({ email }) };
}

const TOLD = ['retry-after', 'etag', 'x-mock-fault', 'date'];

function readable(text: string): string {
  try {
    return asText(JSON.parse(text));
  } catch {
    // Broken on purpose, by a fault.
    return text;
  }
}

/** An answer as the page shows it; a lost connection has none. */
export async function shownAnswer(id: string, fields: Fields, answer: Response): Promise<Shown> {
  const lost = answer.type === 'error';
  return {
    id,
    sent: sentOf(fields),
    status: lost ? 0 : answer.status,
    headers: TOLD.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [`${name}: ${value}`];
    }).join(' · '),
    text: lost ? '' : readable(await answer.text()),
  };
}
