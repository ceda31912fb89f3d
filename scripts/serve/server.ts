// The http server: security headers on everything, the mock backend first, the built application behind it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readPathname } from './application.ts';
import { whenGone } from '../run/alive.ts';
import { compressJson } from './compression.ts';
import { cacheControl, securityHeaders } from './headers.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const KEEP_ALIVE_MS = 120_000;

/**
 * Puts the parts together.
 * @param mock answers /api, /__mock and /cdn and calls `next` for everything else
 * @param application answers the rest; left out when only the backend is served
 */
export function createAppServer(mock: Middleware, application?: Handler): Server {
  const server = createServer((request, response) => {
    const pathname = readPathname(request.url) ?? '/';
    for (const [name, value] of Object.entries(securityHeaders(pathname))) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(pathname));
    if (pathname.startsWith('/api/')) compressJson(request, response);
    mock(request, response, () => {
      const answered = application?.(request, response) ?? notFound(response);
      answered.catch((error: unknown) => {
        console.error('The server could not answer', request.method, request.url, error);
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end();
      });
    });
  });
  // Longer than clients keep theirs: who closes a connection that is just being used again loses a request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;
  return server;
}

async function notFound(response: ServerResponse): Promise<void> {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Only the mock backend is served here: /api, /__mock and /cdn.\n');
}

/**
 * Starts to listen and resolves with the port in use.
 * @throws Error with one readable line when the port is taken
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(
              `Port ${port} is in use. Stop that program or choose another: npm start -- --port ${port + 1}`,
            )
          : error,
      );
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Stops cleanly when the terminal or a supervisor asks, or when the process this server is for has ended: no new requests,
 * open streams are ended, then the process leaves.
 */
export function closeInTime(server: Server, aliveWith?: number): void {
  const close = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  if (aliveWith !== undefined) whenGone(aliveWith, close);
}
