// Puts TLS and HTTP/2 in front of the server, as production does: over HTTP/1.1 the many small files of a page would
// be measured with six connections and uncompressed headers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { ROOT } from '../run/command.ts';
import type { RunningServer } from '../run/server.ts';

const FOLDER = path.join(ROOT, 'build/tls');
/** Headers of a single connection; HTTP/2 refuses them. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** A certificate for localhost that nobody trusts; the audit's browser is told not to mind. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  mkdirSync(FOLDER, { recursive: true });
  const key = path.join(FOLDER, 'key.pem');
  const cert = path.join(FOLDER, 'cert.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-keyout', key, '-out', cert];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...output, ...subject];
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
  } catch {
    throw new Error('The audit needs openssl to make a certificate for localhost. Install it and run again.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name));
  return Object.fromEntries(kept);
}

function passOn(target: URL, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const outgoing = ask(
    new URL(request.url, target),
    { method: request.method, headers: { ...withoutConnection(request.headers), host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(response.stream);
    },
  );
  outgoing.once('error', () => response.stream.close());
  request.pipe(outgoing);
}

/**
 * Starts the front on a port of its own.
 * @returns its https address and how to stop it and what is behind it
 * @throws Error when openssl is missing
 */
export async function putInFront(server: RunningServer, port: number): Promise<RunningServer> {
  const front = createSecureServer(makeCertificate(), (request, response) =>
    passOn(new URL(server.address), request, response),
  );
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, resolve);
  });
  const stop = async (): Promise<void> => {
    front.close();
    await server.stop();
  };
  return { address: `https://localhost:${port}`, stop };
}
