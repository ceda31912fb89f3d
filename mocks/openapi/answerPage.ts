/** Answers for the page to try calls, its style and the OpenAPI document. The page has no script: its forms come here. */
import { apiDocument, apiMain, API_PAGE, OPEN_API_FILE, PERSONA, type Shown } from './page';
import { listCalls, type ListedCall } from './listed';
import { apiStyle } from './style';
import { personaRequest, requestOf, shownAnswer, type Fields } from './tried';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // With none at all the origin of its own forms would be hidden, too.
  'Referrer-Policy': 'same-origin',
};

type Ask = (request: Request) => Promise<Response | undefined>;

async function tryCall(
  call: ListedCall | null,
  request: Request,
  fields: Fields,
  file: Request | null,
  ask: Ask,
): Promise<{ shown: Shown; cookies: string[] }> {
  const { url, method, headers, body } = call ? requestOf(call, fields) : personaRequest(fields);
  const made = new Request(new URL(url, request.url), {
    method,
    signal: request.signal,
    headers: {
      ...headers,
      cookie: request.headers.get('cookie') ?? '',
      ...(file && { 'Content-Type': file.headers.get('content-type') ?? '' }),
    },
    ...(file ? { body: await file.arrayBuffer() } : body !== undefined && { body }),
  });
  const answer = (await ask(made)) ?? Response.error();
  return {
    shown: await shownAnswer(call?.id ?? PERSONA, fields, answer),
    cookies: answer.headers.getSetCookie(),
  };
}

/** A form of another site must not act here with the cookies of this one. */
const isFromElsewhere = ({ headers, url }: Request): boolean => {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
};

async function answerForm(request: Request, calls: readonly ListedCall[], ask: Ask): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('call');
  const call = calls.find(({ id }) => id === wanted) ?? null;
  if (isFromElsewhere(request) || (call === null && wanted !== PERSONA))
    return new Response(apiDocument(apiMain(calls)), { status: 404, headers: HEADERS });
  const isFile = call?.body?.kind === 'file';
  const fields = new Map(isFile ? [] : new URLSearchParams(await request.clone().text()));
  const { shown, cookies } = await tryCall(call, request, fields, isFile ? request : null, ask);
  const page = new Response(apiDocument(apiMain(calls, shown)), { headers: HEADERS });
  for (const cookie of cookies) page.headers.append('Set-Cookie', cookie);
  return page;
}

/**
 * Answers what belongs to the page.
 * @param read gets the text of the OpenAPI document
 * @param ask makes a request of the mock backend
 * @returns undefined for every other address
 */
export async function answerApiPage(
  request: Request,
  read: () => Promise<string>,
  ask: Ask,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === `${API_PAGE}.css`)
    return new Response(apiStyle, { headers: { ...HEADERS, 'Content-Type': 'text/css; charset=utf-8' } });
  if (pathname !== API_PAGE && pathname !== OPEN_API_FILE) return undefined;
  const text = await read();
  if (pathname !== API_PAGE)
    return new Response(text, { headers: { ...HEADERS, 'Content-Type': 'application/json' } });
  const calls = listCalls(JSON.parse(text));
  if (isRead) return new Response(apiDocument(apiMain(calls)), { headers: HEADERS });
  return answerForm(request, calls, ask);
}
