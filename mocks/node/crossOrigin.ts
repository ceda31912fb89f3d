/** Lets clients of other origins in, with their cookies (CORS): apps and development servers on this machine, and origins that are named. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const ASKED_WITH = 'Content-Type, X-Request-Type, Idempotency-Key, If-None-Match';
const ANSWERED_WITH = 'Date, ETag, Retry-After, X-Mock-Fault';
const KEPT_SECONDS = 600;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an origin may ask with cookies.
 * @param origin value of the header `Origin`: `http://localhost:8081`, or of an app's own scheme `capacitor://localhost`
 * @param named origins that are allowed besides this machine's own
 */
export function isWelcome(origin: string, named: readonly string[]): boolean {
  if (named.includes(origin)) return true;
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);
}

/** Whether a page asks the server that it came from: that is nobody else's business. */
const isOwn = (origin: string, { headers }: IncomingMessage): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.host;

/** What browsers take for one site, for the names of test networks: the last two labels. An address stands for itself. */
const siteOf = (hostname: string): string =>
  /^\[|^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');

/**
 * Whether browsers take a page for one of another site than this server, which speaks plain HTTP: another scheme, or a host of
 * another name. The port does not matter. A page without an origin (`null`: a file, as in a WebView) is of no site.
 */
function isOtherSite(request: IncomingMessage): boolean {
  const { origin, host = 'localhost' } = request.headers;
  if (origin === 'null') return true;
  if (origin === undefined || !URL.canParse(origin) || isOwn(origin, request)) return false;
  const page = new URL(origin);
  const own = new URL(`http://${host}`);
  if (page.protocol !== own.protocol) return true;
  return siteOf(page.hostname) !== siteOf(own.hostname);
}

/**
 * The cookie as the asker's browser keeps it: a page of another site has none that is `Lax`. Browsers take `Secure` from a server on
 * this machine without TLS, too.
 * @param cookie value of a header `Set-Cookie`
 */
export const cookieFor = (cookie: string, request: IncomingMessage): string =>
  isOtherSite(request) ? cookie.replace('SameSite=Lax', 'SameSite=None; Secure') : cookie;

function refuse(response: ServerResponse, origin: string): void {
  const reason = `is not on this machine: start with --origin ${origin}`;
  const mock_hint = [{ in: 'header', path: 'Origin', reason }];
  response.writeHead(403, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: 'origin_not_allowed', mock_hint }));
}

/**
 * Answers what a browser asks before a request of another origin, and says who may read the answer to it.
 * @param named origins that are allowed besides this machine's own
 * @returns true when the request is answered already
 */
export function answerCrossOrigin(
  named: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || isOwn(origin, request)) return false;
  if (!isWelcome(origin, named)) {
    refuse(response, origin);
    return true;
  }
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', ANSWERED_WITH);
  // The pictures too: a page may show them whose origin it is not.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': ASKED_WITH,
    'Access-Control-Max-Age': KEPT_SECONDS,
  });
  response.end();
  return true;
}
