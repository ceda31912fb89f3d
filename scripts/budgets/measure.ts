// Measures a build against the budgets: one row for each.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  closure,
  entriesOf,
  modulesLike,
  readManifest,
  Scales,
  scriptsIn,
  stylesIn,
  type Manifest,
} from './manifest.ts';
import {
  ANY_PAGE,
  BUDGETED_PAGES,
  DOCUMENT_FILES,
  DOCUMENT_HTML,
  FACE_LINK,
  FACES,
  HTML,
  HTML_FILES,
  LATER_PAGE,
  PRECACHE,
  type BudgetedPage,
} from './pages.ts';
import { costlySelectors } from './selectors.ts';
import { findTraces, listBuild, precachedFiles } from './traces.ts';
import { EAGER, isWorthIt } from '../vite/compileAhead.ts';
import { manifestTroubles } from './webManifest.ts';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'kB' | '';
  /** What is wrong, where the number alone does not say it. */
  readonly detail?: string;
  /** The files behind the number. */
  readonly files?: readonly string[];
}

const KB = 1000;
const LOCALE = /^locales\/(\w+)\/([\w-]+)\.json$/;

function kB(what: string, bytes: number, limit: number, detail?: string): Row {
  return { what, value: bytes / KB, limit, unit: 'kB', ...(detail === undefined ? {} : { detail }) };
}

function weighAll(what: string, scales: Scales, files: readonly string[], limit: number): Row {
  return { ...kB(what, scales.weigh(files), limit), files };
}

/** A module that a page needs and the build does not know means that the budget measures nothing. */
function missing(what: string, detail: string): Row {
  return { what, value: 1, limit: 0, unit: '', detail };
}

function pageModules(manifest: Manifest, page: BudgetedPage): readonly string[] {
  return page.modules.flatMap((pattern) => modulesLike(manifest, pattern));
}

function measurePage(manifest: Manifest, scales: Scales, page: BudgetedPage): readonly Row[] {
  const modules = pageModules(manifest, page);
  if (page.modules.some((pattern) => modulesLike(manifest, pattern).length === 0))
    return [missing(`${page.path} modules`, `not in the build: ${page.modules.join(' ')}`)];
  const locales = page.namespaces.map((namespace) => `locales/en/${namespace}.json`);
  const files = closure(manifest, [...entriesOf(manifest), ...modules, ...locales]);
  return [
    weighAll(`${page.path} scripts with one language`, scales, scriptsIn(files), page.scripts),
    weighAll(`${page.path} styles`, scales, stylesIn(files), page.styles),
  ];
}

/** Comes by itself as soon as a member's first page is quiet, before anybody has turned to another one. */
const QUIET_SESSION = /^src\/app\/quietSession\.ts$/;

/** The page that adds most to what a visitor of /members has already loaded. */
function measureLaterPages(manifest: Manifest, scales: Scales): Row {
  const first = closure(manifest, [
    ...entriesOf(manifest),
    ...BUDGETED_PAGES.flatMap((page) => pageModules(manifest, page)),
    ...modulesLike(manifest, QUIET_SESSION),
  ]);
  const added = modulesLike(manifest, ANY_PAGE).map((name) => {
    const files = [...closure(manifest, [name])].filter((file) => !first.has(file));
    return { name, bytes: scales.weigh(scriptsIn(files)) };
  });
  const largest = added.toSorted((a, b) => b.bytes - a.bytes)[0];
  return kB('largest later page', largest?.bytes ?? 0, LATER_PAGE, largest?.name);
}

/** Texts come with the page that shows them; what each weighs is held by `tests/architecture/textWeight.test.ts`. */
function measureLanguages(manifest: Manifest): Row {
  const names = modulesLike(manifest, LOCALE);
  const byLanguage = Map.groupBy(names, (name) => LOCALE.exec(name)?.[1] ?? '');
  const entry = closure(manifest, entriesOf(manifest));
  const eager = [...byLanguage].filter(([, modules]) =>
    modules.some((name) => entry.has(manifest[name]?.file ?? '')),
  );
  return {
    what: 'languages in the first load',
    value: eager.length,
    limit: 1,
    unit: '',
    detail: eager.map(([language]) => language).join(', '),
  };
}

/** What every visit begins with: files that are compiled function by function, on the thread that paints. */
function measureCompiledLate(dist: string, manifest: Manifest): Row {
  const late = scriptsIn(closure(manifest, entriesOf(manifest))).filter((file) => {
    const code = readFileSync(path.join(dist, file), 'utf8');
    return !code.startsWith(EAGER) && isWorthIt(code);
  });
  return {
    what: 'first scripts compiled late',
    value: late.length,
    limit: 0,
    unit: '',
    detail: late.join(', '),
  };
}

function measurePrecache(dist: string, scales: Scales): Row {
  const worker = path.join(dist, 'sw.js');
  if (!existsSync(worker)) return missing('kept for offline use', 'dist/sw.js does not exist');
  const files = precachedFiles(readFileSync(worker, 'utf8')).filter((file) =>
    existsSync(path.join(dist, file)),
  );
  if (files.length === 0) return missing('kept for offline use', 'dist/sw.js lists no files');
  return weighAll(`kept for offline use (${files.length} files)`, scales, [...files, 'sw.js'], PRECACHE);
}

/** The home page asks for the same ones as every page. */
function measureFaces(dist: string, scales: Scales): Row {
  const what = 'typefaces fetched first';
  const home = path.join(dist, 'index.html');
  const links = existsSync(home) ? [...readFileSync(home, 'utf8').matchAll(FACE_LINK)] : [];
  const files = links.map(([, file = '']) => file);
  return files.length === 0
    ? missing(what, 'dist/index.html asks for none')
    : weighAll(what, scales, files, FACES);
}

/** The heaviest of the files of one kind. */
function measureHtml(dist: string, scales: Scales, what: string, files: RegExp, limit: number): Row {
  const heaviest = scales.heaviest(listBuild(dist).filter((file) => files.test(file)));
  return heaviest === undefined
    ? missing(what, 'no such page was written')
    : kB(what, heaviest.bytes, limit, heaviest.file);
}

/** All rows for the build in a folder. */
export function measureBuild(dist: string): readonly Row[] {
  const manifest = readManifest(dist);
  const scales = new Scales(dist);
  const traces = findTraces(dist);
  const maps = listBuild(dist).filter((file) => file.endsWith('.map'));
  const app = manifestTroubles(dist);
  const costly = costlySelectors(dist);
  return [
    ...HTML_FILES.map(([what, files]) => measureHtml(dist, scales, what, files, HTML)),
    measureHtml(dist, scales, 'pages to read HTML', DOCUMENT_FILES, DOCUMENT_HTML),
    ...BUDGETED_PAGES.flatMap((page) => measurePage(manifest, scales, page)),
    measureLaterPages(manifest, scales),
    measureLanguages(manifest),
    measureCompiledLate(dist, manifest),
    measurePrecache(dist, scales),
    measureFaces(dist, scales),
    {
      what: 'traces of the mock backend',
      value: traces.length,
      limit: 0,
      unit: '',
      detail: traces.join('; '),
    },
    { what: 'pictures of the installed app', value: app.length, limit: 0, unit: '', detail: app.join(', ') },
    {
      what: 'selectors that cost whole pages',
      value: costly.length,
      limit: 0,
      unit: '',
      detail: costly.join(' | '),
    },
    { what: 'source maps', value: maps.length, limit: 0, unit: '', detail: maps.join(', ') },
  ];
}
