/** Serves the portraits under /cdn/ as a content delivery network would; /cdn/own/ belongs to what members send. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const FILE = /^\/cdn\/([a-z0-9-]+\.webp)$/;
const YEAR_SECONDS = 31_536_000;

/**
 * Answers a request for a portrait.
 * @param folder where the pictures are
 * @returns false when the address is none of a portrait
 */
export async function servePortrait(
  folder: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [address = ''] = (message.url ?? '').split('?');
  if (!address.startsWith('/cdn/') || address.startsWith('/cdn/own/')) return false;
  const name = FILE.exec(address)?.[1];
  const file = name === undefined ? null : path.join(folder, name);
  const facts = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !facts) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    return true;
  }
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': facts.size,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'x-content-type-options': 'nosniff',
  });
  if (message.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
  return true;
}
