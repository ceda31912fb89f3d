// A release while people are here: the site under test from another port, with a worker script that can become newer.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Release {
  /** Address of the site; cookies are those of the site under test, which differs in the port alone. */
  readonly address: string;
  /** From now on the worker script is another one. */
  publish: () => void;
  close: () => Promise<void>;
}

/** @param origin address of the site under test */
export async function openRelease(origin: string): Promise<Release> {
  let version = 1;
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

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const address = server.address();
  if (!isNetworkAddress(address)) throw new Error('The release has no port.');
  return {
    address: `http://${hostname}:${address.port}`,
    publish: () => void (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isNetworkAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
