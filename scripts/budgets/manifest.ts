// Reads the build's manifest and answers which files a page loads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);

export type Manifest = v.InferOutput<typeof Manifest>;

/** The manifest of a build. @throws when the build wrote none (build.manifest must be on) */
export function readManifest(dist: string): Manifest {
  const parsed: unknown = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  return v.parse(Manifest, parsed);
}

/** Names of the modules the page starts with; the texts have entries of their own, which nobody loads by themselves. */
export function entriesOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true && name.endsWith('.html'));
}

/** The files that must arrive before the named modules can run: their own and all they import statically. */
export function closure(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css) files.add(style);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** Names of modules that match, for example every page. */
export function modulesLike(manifest: Manifest, pattern: RegExp): readonly string[] {
  return Object.keys(manifest).filter((name) => pattern.test(name));
}

/** Quick, and near enough to say which of many like files are the heavy ones. */
const ROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** So many of the roughly heaviest are weighed as they travel. */
const WEIGHED = 6;

/** Weighs files as they travel: brotli 11, in bytes. Each file is compressed once. */
export class Scales {
  readonly #dist: string;
  readonly #known = new Map<string, number>();

  constructor(dist: string) {
    this.#dist = dist;
  }

  weigh(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.#weighOne(file), 0);
  }

  /**
   * The heaviest of many files of one kind, without compressing each of them as well as can be.
   * @returns undefined when there is none
   */
  heaviest(files: readonly string[]): { readonly file: string; readonly bytes: number } | undefined {
    const rough = files.map((file) => ({ file, bytes: brotliCompressSync(this.#read(file), ROUGH).length }));
    const candidates = byWeight(rough).slice(0, WEIGHED);
    return byWeight(candidates.map(({ file }) => ({ file, bytes: this.#weighOne(file) })))[0];
  }

  #read(file: string): Buffer {
    return readFileSync(path.join(this.#dist, file));
  }

  #weighOne(file: string): number {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const bytes = this.#read(file);
    const isPacked = /\.(woff2|png|webp|avif|jpe?g|mp4|webm)$/.test(file);
    const weight = isPacked ? bytes.length : brotliCompressSync(bytes).length;
    this.#known.set(file, weight);
    return weight;
  }
}

function byWeight<T extends { readonly bytes: number }>(files: readonly T[]): readonly T[] {
  return files.toSorted((a, b) => b.bytes - a.bytes);
}

export function scriptsIn(files: Iterable<string>): readonly string[] {
  return [...files].filter((file) => file.endsWith('.js'));
}

export function stylesIn(files: Iterable<string>): readonly string[] {
  return [...files].filter((file) => file.endsWith('.css'));
}
