/** Between Node's HTTP and the web's: an incoming message as a Request, a Response as Node sends it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

async function bodyOf(message: IncomingMessage): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer();
}

/** The web's form of an incoming message; its signal fires when the client goes away. */
export async function toRequest(message: IncomingMessage, response: ServerResponse): Promise<Request> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const method = message.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const address = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: await bodyOf(message) }),
  });
}

/**
 * Sends a Response; a network error cuts the connection without a byte.
 * @param cookieOf each `Set-Cookie` as it goes out
 */
export async function send(
  answer: Response,
  response: ServerResponse,
  cookieOf: (cookie: string) => string = (cookie) => cookie,
): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const { 'set-cookie': _cookies, ...headers } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, {
    ...headers,
    'set-cookie': answer.headers.getSetCookie().map((cookie) => cookieOf(cookie)),
  });
  response.end(new Uint8Array(await answer.arrayBuffer()));
}
