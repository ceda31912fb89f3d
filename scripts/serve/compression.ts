// Compresses the answers of the API on their way out, as the server in front of a real backend does.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { chooseEncoding } from './application.ts';

/** Fast enough to do for each answer; the files of the build get the slow, smallest setting. */
const QUALITY = 4;
/** Below this many bytes the compressed answer is hardly smaller. */
const WORTHWHILE_BYTES = 500;

interface Held {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly chunks: Uint8Array[];
}

/** Only whole JSON answers: a stream of events has to leave as it comes, pictures are compressed already. */
function isWorthHolding(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type']).startsWith('application/json');
}

/**
 * Makes a response hold back JSON until it is complete and send it compressed. Everything else passes through.
 * Does nothing where the browser does not accept brotli.
 */
export function compressJson(request: IncomingMessage, response: ServerResponse): void {
  if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let held: Held | undefined;

  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}): ServerResponse {
      if (!isWorthHolding(headers)) return writeHead(status, headers);
      held = { status, headers, chunks: [] };
      return response;
    },
    write(chunk: Uint8Array): boolean {
      if (held === undefined) return write(chunk);
      held.chunks.push(chunk);
      return true;
    },
    end(chunk?: Uint8Array | string): ServerResponse {
      if (held === undefined) return chunk === undefined ? end() : end(chunk);
      const plain = Buffer.concat([...held.chunks, ...(chunk === undefined ? [] : [Buffer.from(chunk)])]);
      const { status, headers } = held;
      held = undefined;
      if (plain.length < WORTHWHILE_BYTES) {
        writeHead(status, headers);
        return end(plain);
      }
      const bytes = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
      const { 'content-length': _length, ...rest } = headers;
      writeHead(status, {
        ...rest,
        'content-encoding': 'br',
        'content-length': bytes.length,
        vary: [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '),
      });
      return end(bytes);
    },
  });
}
