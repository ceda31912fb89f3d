// What the app's own build says about its files: which of them a page needs, and the head that all pages share.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closure, entriesOf, modulesLike, readManifest, scriptsIn, stylesIn } from '../budgets/manifest.ts';

export interface PageFiles {
  /** In the order in which the browser reads them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface Built {
  /** Address of the script that starts the app. */
  readonly entry: string;
  /** The module of the HTTP client and the calls, as the build knows it. */
  readonly calls: readonly string[];
  /** What stands in the head of every page: how it is shown, its icons, the web manifest. */
  readonly head: string;
  /**
   * Names of the files of a page.
   * @param modules source paths, texts among them
   * @throws Error for one that the build does not know
   */
  readonly filesOf: (modules: readonly string[]) => PageFiles;
  readonly read: (file: string) => string;
}

/** What each page says for itself, or brings in another way. */
const OWN_OF_A_PAGE =
  /\s*<(?:script\b[^>]*><\/script>|title>[^<]*<\/title>|link rel="(?:modulepreload|stylesheet)"[^>]*>|meta name="(?:description|robots)"[^>]*>)/g;

const CALLS = /^_api-.+\.js$/;

/**
 * Reads a build.
 * @param dist its folder
 * @throws Error when the build's page has no head, or no entry
 */
export function readBuilt(dist: string): Built {
  const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
  const manifest = readManifest(dist);
  const [entry = ''] = entriesOf(manifest);
  const file = manifest[entry]?.file;
  const head = /<head>([\s\S]*)<\/head>/.exec(read('shell.html'))?.[1];
  if (file === undefined || head === undefined)
    throw new Error(`The build in ${dist} has no page to start with.`);
  return {
    entry: `/${file}`,
    calls: modulesLike(manifest, CALLS),
    head: head.replaceAll(OWN_OF_A_PAGE, '').replaceAll(/\s+/g, ' ').trim(),
    filesOf: (modules) => {
      const unknown = modules.filter((name) => manifest[name] === undefined);
      if (unknown.length > 0) throw new Error(`The build in ${dist} does not know ${unknown.join(', ')}.`);
      const files = closure(manifest, [entry, ...modules]);
      return { scripts: scriptsIn(files), styles: stylesIn(files) };
    },
    read,
  };
}
