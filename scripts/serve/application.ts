// Answers requests for the built application: files, prerendered pages, the shell for every other page, and 404 for missing files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFilePath } from '@/config/fileEndings';
import { type BuiltFile, type BuiltFiles, type Encoding } from './files.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  reportingHeader,
  type Elsewhere,
  type InlineParts,
} from './headers.ts';
import { isPage, pageNames, type Asked } from './language.ts';
import { readRange } from './ranges.ts';

/** The empty page, for every address without a file of its own. */
const SHELL = 'shell.html';

/**
 * The file that answers a request: the file itself, a prerendered page in the visitor's language, or the shell.
 * A path that looks like a file and is none gets undefined, because HTML in place of a script or picture breaks
 * the page in ways nobody can read.
 */
export function resolvePath(files: BuiltFiles, asked: Asked): BuiltFile | undefined {
  const { pathname } = asked;
  const name = pathname.replace(/^\/+|\/+$/g, '');
  const exact = name === '' ? undefined : files.find(name);
  if (exact !== undefined) return exact;
  const isFile = pathname.startsWith('/assets/') || isFilePath(name);
  if (isFile) return undefined;
  const found = pageNames(name, asked).map((file) => files.find(file));
  return found.find((file) => file !== undefined) ?? files.find(SHELL);
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
 * @param inline hashes of what is inline, by page file, from the build that prerendered them
 * @param elsewhere what the pages use of other sites
 */
export function createApplication(files: BuiltFiles, inline: InlineParts = {}, elsewhere: Elsewhere = {}) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed.');
    }
    const asked = readAsked(request);
    const file = asked === undefined ? undefined : resolvePath(files, asked);
    if (asked === undefined || file === undefined) return sendText(response, 404, 'Not found.');
    const { pathname } = asked;
    const isHtml = file.name.endsWith('.html');

    const encoding = files.isCompressible(file)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
    const etag = `"${file.etag}-${encoding}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', isHtml ? 'no-cache' : cacheControl(pathname));
    if (isHtml) response.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    else if (files.isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
    if (isHtml || file.name === 'sw.js') {
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(inline[file.name], elsewhere));
      for (const [name, value] of Object.entries(reportingHeader(elsewhere))) response.setHeader(name, value);
    }
    // What has no file of its own is a member's, or a way in.
    if (file.name === SHELL) response.setHeader('X-Robots-Tag', 'noindex');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304);
      response.end();
      return;
    }
    if (file.type.startsWith('video/')) return sendPart(request, response, file);
    const body = await files.encoded(file, encoding);
    response.writeHead(isHtml && !isPage(pathname) ? 404 : 200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** A film, or the part of it that the player asks for. */
function sendPart({ method, headers }: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { length } = file.bytes;
  // A part of what has changed in between would not fit to the others.
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === response.getHeader('ETag');
  // Parts are of what is sent: a question about the film alone is answered for the whole of it (RFC 9110, 14.2).
  const range = isCurrent && method === 'GET' ? readRange(headers.range, length) : null;
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${length}` });
    response.end();
    return;
  }
  const part = range === null ? file.bytes : file.bytes.subarray(range.start, range.end + 1);
  response.writeHead(range === null ? 200 : 206, {
    'Content-Type': file.type,
    'Content-Length': part.length,
    ...(range === null ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${length}` }),
  });
  response.end(method === 'HEAD' ? undefined : part);
}

function readAsked({ url, headers }: IncomingMessage): Asked | undefined {
  const pathname = readPathname(url);
  if (pathname === undefined) return undefined;
  return {
    pathname,
    search: new URL(url ?? '/', 'http://server').search,
    cookies: headers.cookie ?? '',
    languages: headers['accept-language'] ?? '',
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
