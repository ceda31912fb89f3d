// Tells the empty page what the pages behind it need, so that it asks for all of it at once.
import { sourcesOf } from '@/app/prerender';
import { routes } from '@/app/routes';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { COOKIES, LOCAL_KEYS } from '@/config/storageKeys';
import { publicPageOf } from '@/domain/publicPages';
import { pagePattern } from '../serve/language.ts';
import type { AheadPage, AheadTable } from './askAhead.ts';
import { AT_ONCE } from './atOnce.ts';
import type { Built } from './built.ts';

const FRAME = 'src/layouts/DefaultLayout.tsx';
/** What a session begins with. */
const SESSION = 'src/app/session.ts';
/** What sends the calls whose answers are not asked ahead. */
const HTTP = 'src/api/http.ts';
/** These show members, and members see them more often than visitors. */
const isMembers = (name: RouteName): boolean =>
  routes[name].access === 'member' || name === 'members' || name === 'member';
const isRouteName = (name: string): name is RouteName => name in patterns;
const FOLDER = 'assets/';
/** A hash is written with dashes, too. */
const TEXTS = /^assets\/en-common-([\w-]+)\.js$/;

/**
 * What every page without a file of its own needs beyond the scripts that the empty page names itself.
 * @throws Error when the build has no texts, or knows no file of a page
 */
export async function aheadTable(built: Built): Promise<AheadTable> {
  const own = built.filesOf([]);
  const isOwn = new Set([...own.scripts, ...own.styles]);
  const files: string[] = [];
  const indexOf = (file: string): number => {
    const name = file.slice(FOLDER.length);
    const known = files.indexOf(name);
    return known >= 0 ? known : files.push(name) - 1;
  };
  const pages: AheadPage[] = [];
  // What it imports comes with every page.
  const isCalled = new Set(built.filesOf(built.calls).scripts);
  const http = built.filesOf([HTTP]).scripts.filter((file) => !isOwn.has(file) && !isCalled.has(file));
  for (const name of Object.keys(patterns).filter(isRouteName)) {
    if (publicPageOf(name, undefined)) continue;
    const { layout, namespaces } = routes[name];
    const shared = [
      ...built.calls,
      ...(isMembers(name) ? [SESSION] : []),
      ...(layout === 'default' ? [FRAME] : []),
    ];
    const sources = (await sourcesOf(name, DEFAULT_LOCALE)).filter((file) => !file.startsWith('locales/'));
    // A page's own styles come behind those that it shares with others.
    const needed = [built.filesOf(shared), built.filesOf([...sources, ...(AT_ONCE[name]?.files ?? [])])];
    const wanted = needed.flatMap(({ scripts }) => scripts).concat(needed.flatMap(({ styles }) => styles));
    const { texts: later = [], question, faces } = AT_ONCE[name] ?? {};
    const page = [
      pagePattern(patterns[name]).source,
      [...new Set(wanted)].filter((file) => !isOwn.has(file) && !http.includes(file)).map(indexOf),
      ['common', 'errors', 'pages', ...namespaces, ...later],
    ] as const;
    pages.push(
      question === undefined ? page : faces === undefined ? [...page, question] : [...page, question, faces],
    );
  }
  const common = built.filesOf([`locales/${DEFAULT_LOCALE}/common.json`]);
  const texts = common.scripts.map((file) => TEXTS.exec(file)?.[1]).find((found) => found !== undefined);
  if (texts === undefined) throw new Error('The build has no texts.');
  return {
    cookie: COOKIES.language,
    logout: LOCAL_KEYS.logoutPending,
    member: LOCAL_KEYS.memberHere,
    locales: LOCALES,
    texts,
    files,
    http: http.map(indexOf),
    pages,
  };
}
