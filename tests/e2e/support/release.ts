// A release while people are here: the site under test from another port, with a worker script that can become newer, or
// with all files of another build in place of its own.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface Release {
  /** Address of the site; cookies are those of the site under test, which differs in the port alone. */
  readonly address: string;
  /** From now on the worker script is another one. */
  publish: () => void;
  /** From now on the files are those of the build in this folder alone; the backend stays. */
  replaceBy: (folder: string) => void;
  close: () => Promise<void>;
}

/** @param origin address of the site under test */
export async function openRelease(origin: string): Promise<Release> {
  let version = 1;
  let folder: string | null = null;
  const { hostname, port } = new URL(origin);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWorker = incoming.url === '/sw.js';
    const headers = { ...incoming.headers };
    if (isWorker) {
      // Whole and as plain text, so that a line can be added to it.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const forward = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
      (answer) => {
        const answered = { ...answer.headers };
        if (isWorker) {
          delete answered['content-length'];
          delete answered.etag;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answered);
        answer.pipe(outgoing, { end: !isWorker });
        if (isWorker) answer.on('end', () => outgoing.end(`\n// release ${version}\n`));
      },
    );
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', origin);
    if (folder === null || BACKEND.test(pathname)) pass(incoming, outgoing);
    else void answerFrom(folder, pathname, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const address = server.address();
  if (!isNetworkAddress(address)) throw new Error('The release has no port.');
  return {
    address: `http://${hostname}:${address.port}`,
    publish: () => void (version += 1),
    replaceBy: (next) => void (folder = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const BACKEND = /^\/(?:api|cdn|__mock)\//;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
};

/** Files as the product's host serves them: a missing one is a 404, every address that is none shows the shell. */
async function answerFrom(folder: string, pathname: string, outgoing: ServerResponse): Promise<void> {
  const name = path.extname(pathname) === '' ? '/shell.html' : path.posix.normalize(pathname);
  try {
    const data = await readFile(path.join(folder, name));
    outgoing.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' });
    outgoing.end(data);
  } catch {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end();
  }
}

const isNetworkAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
