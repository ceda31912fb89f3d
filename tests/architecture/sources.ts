// Reads the project's own source files and knows how an import finds its file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the project's root with forward slashes, for example `src/lib/age.ts`. */
  readonly path: string;
  readonly text: string;
}

export type ImportKind = 'value' | 'type' | 'dynamic';

export interface Import {
  readonly kind: ImportKind;
  /** As written: `@/lib/age`, `./age`, `react`. */
  readonly specifier: string;
  /** The path of the project file it means; undefined for a package. */
  readonly target: string | undefined;
}

const ALIASES: readonly (readonly [prefix: string, folder: string])[] = [
  ['@/', 'src/'],
  ['@mocks/', 'mocks/'],
  ['@tests/', 'tests/'],
];
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '.scss', '.json', '/index.ts', '/index.tsx'];

/** All files below the given folders whose name ends in one of the endings. */
export function listSources(folders: readonly string[], endings: readonly string[]): readonly SourceFile[] {
  return folders
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(ROOT, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** TypeScript of the given folders, declaration files left out. */
export function listCode(folders: readonly string[]): readonly SourceFile[] {
  return listSources(folders, ['.ts', '.tsx']).filter((file) => !file.path.endsWith('.d.ts'));
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
}

function withoutAlias(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  if (specifier.startsWith('/')) return specifier.slice(1);
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias === undefined ? undefined : alias[1] + specifier.slice(alias[0].length);
}

/**
 * The project file an import means.
 * @param exists answers whether a path is a file of the project
 * @returns undefined for a package; the bare path where no file is found, so that rules about folders still apply
 */
export function resolveImport(
  specifier: string,
  importer: string,
  exists: (file: string) => boolean,
): string | undefined {
  const [bare = ''] = specifier.split('?');
  const target = withoutAlias(bare, importer);
  if (target === undefined) return undefined;
  return SUFFIXES.map((suffix) => target + suffix).find(exists) ?? target;
}

/** What a file imports and re-exports, each with its kind. */
export function readImports(file: SourceFile, exists: (target: string) => boolean): readonly Import[] {
  const { module } = parseSync(file.path, file.text);
  const make = (kind: ImportKind, specifier: string): Import => ({
    kind,
    specifier,
    target: resolveImport(specifier, file.path, exists),
  });
  const statics = module.staticImports.map((found) => {
    const isType = found.entries.length > 0 && found.entries.every((entry) => entry.isType);
    return make(isType ? 'type' : 'value', found.moduleRequest.value);
  });
  const reexports = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [make(entry.isType ? 'type' : 'value', entry.moduleRequest.value)],
    ),
  );
  const dynamics = module.dynamicImports.flatMap((found) => {
    const written = file.text.slice(found.moduleRequest.start, found.moduleRequest.end);
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(written)?.[2];
    return literal === undefined ? [] : [make('dynamic', literal)];
  });
  return [...statics, ...reexports, ...dynamics];
}

/** The imports of many files by path, resolved among these files and the disk. */
export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly Import[]> {
  const known = new Set(files.map((file) => file.path));
  const exists = (target: string): boolean => known.has(target);
  return new Map(files.map((file) => [file.path, readImports(file, exists)]));
}
