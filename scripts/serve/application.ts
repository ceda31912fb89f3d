// Answers requests for the built application: files, prerendered pages, the shell for every other page, and 404 for missing files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltFile, type BuiltFiles, type Encoding } from './files.ts';
import { cacheControl, contentSecurityPolicy, type InlineStyles } from './headers.ts';

const SHELL = 'index.html';

/**
 * The file that answers a path: the file itself, a prerendered page (`landers/video/index.html`), or the shell.
 * A path that looks like a file and is none gets undefined, because HTML in place of a script or picture breaks
 * the page in ways nobody can read.
 */
export function resolvePath(files: BuiltFiles, pathname: string): BuiltFile | undefined {
  const name = pathname.replace(/^\/+|\/+$/g, '');
  const exact = name === '' ? undefined : files.find(name);
  if (exact !== undefined) return exact;
  const isFile = pathname.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(name);
  if (isFile) return undefined;
  return files.find(`${name}/${SHELL}`) ?? files.find(SHELL);
}

/** The best encoding the browser accepts; order of ours, as every browser that knows brotli also knows gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer));
  const names = new Set(offers.map((offer) => offer.split(';')[0]?.trim()));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

/**
 * Makes the request handler of the built application.
 * @param inlineStyles hashes of inline styles by page file, from the build that prerendered them
 */
export function createApplication(files: BuiltFiles, inlineStyles: InlineStyles = {}) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed.');
    }
    const pathname = readPathname(request.url);
    const file = pathname === undefined ? undefined : resolvePath(files, pathname);
    if (pathname === undefined || file === undefined) return sendText(response, 404, 'Not found.');

    const encoding = files.isCompressible(file)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
    const etag = `"${file.etag}-${encoding}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', file.name.endsWith('.html') ? 'no-cache' : cacheControl(pathname));
    if (files.isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
    if (file.name.endsWith('.html') || file.name === 'sw.js') {
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(inlineStyles[file.name]));
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304);
      response.end();
      return;
    }
    const body = await files.encoded(file, encoding);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The decoded path of a request line; undefined when it cannot be read. */
export function readPathname(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://server').pathname);
  } catch {
    return undefined;
  }
}
