// The built files, read once and compressed once each, so that a request costs a look-up.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';
import { FILE_ENDINGS } from '@/config/fileEndings';
import type { FileEnding } from '@/config/fileEndings';
import type { InlineParts } from './headers.ts';

export interface BuiltFile {
  readonly name: string;
  readonly type: string;
  readonly etag: string;
  readonly bytes: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The media type of a file, by its ending. */
export const TYPES: Readonly<Record<FileEnding, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  map: 'application/json; charset=utf-8',
};

/** Media types that become smaller. */
export const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
/** More bytes than all scripts and styles together, which the first visitors want at once. */
const ONE_OF_MANY = /^landers\/.+\/|\.[a-z]{2}\.html$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: BuiltFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (encoding === 'gzip') return gzipped(file.bytes, { level: 9 });
  return file.bytes;
}

function readFile(root: string, name: string): BuiltFile {
  const bytes = readFileSync(path.join(root, name));
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  const ending = FILE_ENDINGS.find((one) => name.endsWith(`.${one}`));
  return { name, type: ending ? TYPES[ending] : 'application/octet-stream', etag, bytes };
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}

/** The pages and the worker of that release would bring it back. */
const listAssets = (earlier: string): BuiltFile[] =>
  listFiles(earlier)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => readFile(earlier, name));

const Inline = v.record(
  v.string(),
  v.object({ styles: v.optional(v.string()), scripts: v.optional(v.string()) }),
);

/** What the prerendered pages of a build bring along inline; nothing where none were written. */
export function readInline(root: string): InlineParts {
  const file = path.join(root, '.vite/inline.json');
  if (!existsSync(file)) return {};
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return v.parse(Inline, parsed);
}

/** The files of one folder by their name ('assets/x.js'), and their compressed bytes, made once and kept. */
export class BuiltFiles {
  readonly #files: ReadonlyMap<string, BuiltFile>;
  readonly #compressed = new Map<string, Promise<Buffer>>();
  /** Names of those that only pages of the earlier release ask for. */
  readonly #earlier: Set<string>;

  /**
   * @param root the folder the build wrote
   * @param earlier a folder with the `assets` of the release before, if there is one: its pages may still be open
   * @throws Error when the folder holds no shell.html
   */
  constructor(root: string, earlier?: string) {
    if (!existsSync(path.join(root, 'shell.html')))
      throw new Error(`No build in ${root}. Run "npm run build" first.`);
    const own = listFiles(root).map((name) => readFile(root, name));
    const before = earlier === undefined || !existsSync(earlier) ? [] : listAssets(earlier);
    this.#files = new Map([...before, ...own].map((file) => [file.name, file]));
    this.#earlier = new Set(before.map(({ name }) => name));
    for (const { name } of own) this.#earlier.delete(name);
  }

  find(name: string): BuiltFile | undefined {
    return this.#files.get(name);
  }

  /** Whether compressing this kind of file saves anything. */
  isCompressible(file: BuiltFile): boolean {
    return COMPRESSIBLE.test(file.type);
  }

  /** The bytes to send for an encoding; the first call compresses, later ones share its result. */
  encoded(file: BuiltFile, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file.name}`;
    const known = this.#compressed.get(key);
    if (known !== undefined) return known;
    const made = compress(file, encoding);
    this.#compressed.set(key, made);
    return made;
  }

  /**
   * Compresses ahead of the first request, but for what is written in many niches and languages: each of those pages
   * waits for its own. Resolves to the number of files made ready.
   */
  async warm(): Promise<number> {
    const files = [...this.#files.values()].filter(
      (file) => !this.#earlier.has(file.name) && this.isCompressible(file) && !ONE_OF_MANY.test(file.name),
    );
    await Promise.all(files.map((file) => this.encoded(file, 'br')));
    return files.length;
  }
}
