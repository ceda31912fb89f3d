// The direction of imports as a table: which part of the project may import which other part.
import type { Import } from './sources.ts';

const BASE = ['config', 'lib'];
const DOMAIN = ['domain', ...BASE];
const SHARED = ['api', 'ui', 'i18n', ...DOMAIN];

/** Allowed targets of each part, itself aside. A part that is not named here may import nothing of the project. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'pages', 'layouts', 'features', 'core', 'store', ...SHARED],
  app: ['pages', 'layouts', 'features', 'core', 'store', ...SHARED],
  pages: ['features', 'core', 'store', 'assets', ...SHARED],
  layouts: ['features', 'core', 'store', 'assets', ...SHARED],
  features: ['core', 'store', 'assets', ...SHARED],
  core: ['store', ...SHARED],
  store: SHARED,
  api: DOMAIN,
  ui: ['i18n', 'assets', ...DOMAIN],
  i18n: [...DOMAIN, 'locales'],
  domain: BASE,
  config: ['lib'],
  lib: [],
  sw: DOMAIN,
  // The worker of the mock build is the application's own worker plus the mock's listener.
  mocks: ['wire', 'sw', ...DOMAIN],
  scripts: ['mocks', 'app', 'core', ...DOMAIN],
};

/** Packages a part must not know. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, RegExp>> = {
  lib: /^(react|react-dom|axios|axios-retry|redux|react-redux|@reduxjs\/.*|react-router|i18next|react-i18next|reactstrap)(\/|$)/,
  config: /^(react|react-dom|axios|axios-retry|react-redux|@reduxjs\/.*|react-router|reactstrap)(\/|$)/,
  domain:
    /^(react|react-dom|axios|axios-retry|react-redux|@reduxjs\/.*|react-router|i18next|react-i18next|reactstrap|msw)(\/|$)/,
  api: /^(react|react-dom|react-redux|@reduxjs\/.*|redux-persist|react-router|i18next|react-i18next|reactstrap)(\/|$)/,
  i18n: /^(react-redux|@reduxjs\/.*|redux-persist|axios|react-router|reactstrap)(\/|$)/,
  ui: /^(react-redux|@reduxjs\/.*|redux-persist|axios|axios-retry|react-router)(\/|$)/,
  store: /^(reactstrap|msw)(\/|$)/,
  sw: /^(react|react-dom|axios|axios-retry|react-redux|@reduxjs\/.*|i18next|react-i18next|reactstrap)(\/|$)/,
  mocks: /^(react|react-dom|react-redux|@reduxjs\/.*|axios|axios-retry|reactstrap)(\/|$)/,
};

/** The part a file belongs to. `src/api/wire` counts as part of api, and as `wire` for the mock backend alone. */
export function partOf(file: string): string {
  if (/^src\/main\.tsx?$/.test(file)) return 'main';
  const [top = '', folder = ''] = file.split('/');
  return top === 'src' ? folder : top;
}

/** The unit inside features, pages and layouts that must not look at its neighbours: a folder, or a file on its own. */
function unitOf(file: string): string {
  const [, , name = ''] = file.split('/');
  return name.replace(/\.(tsx?|scss)$/, '');
}

const SECLUDED = new Set(['features', 'pages', 'layouts']);

/** Pieces that several layouts, or several pages, are made of. */
const SHARED_PARTS = /^src\/(layouts|pages)\/parts\//;

function isNeighbour(importer: string, target: string): boolean {
  return unitOf(importer) === unitOf(target) || SHARED_PARTS.test(target);
}

function isAllowed(from: string, to: string, importer: string, target: string): boolean {
  if (from === to) return !SECLUDED.has(from) || isNeighbour(importer, target);
  if (from === 'mocks' && to === 'api') return target.startsWith('src/api/wire/');
  if (from === 'mocks' && to === 'sw') return importer.startsWith('mocks/sw/');
  return ALLOWED[from]?.includes(to) ?? false;
}

/**
 * Says what is wrong with one import of a file that is no test.
 * @returns a sentence, or undefined when the import is in order
 */
export function judgeImport(importer: string, found: Import): string | undefined {
  const from = partOf(importer);
  if (found.target === undefined) {
    return FORBIDDEN_PACKAGES[from]?.test(found.specifier) === true
      ? `${importer}: ${from} must not know the package ${found.specifier}`
      : undefined;
  }
  const to = partOf(found.target);
  if (/\.test(\.tsx?)?$/.test(found.target)) return `${importer}: imports the test ${found.target}`;
  if (to === 'mocks' && importer.startsWith('src/')) {
    const isEntry = from === 'main' && found.kind === 'dynamic';
    return isEntry ? undefined : `${importer}: only main may load the mock backend, and only dynamically`;
  }
  // The shape of the English texts types the keys wherever a key is kept; the texts themselves belong to i18n.
  if (to === 'locales' && found.kind === 'type' && importer.startsWith('src/')) return undefined;
  return isAllowed(from, to, importer, found.target)
    ? undefined
    : `${importer}: ${from} must not import ${found.target}`;
}
