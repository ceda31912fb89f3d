// The one script of the empty page: while the app's own scripts come, it asks for all that the page of this address needs, and the
// server for what every visit begins with.

import type { askVisit } from './askVisit.ts';

/** What the pages behind the empty page need; files by their place in `files`. */
export interface AheadTable {
  /** Name of the cookie that keeps the language. */
  readonly cookie: string;
  /** Storage key: somebody has logged out, and the server does not know it yet. */
  readonly logout: string;
  /** Storage key: a member was here; `0` where the session has run out. */
  readonly member: string;
  readonly locales: readonly string[];
  /** What tells this release's texts from others, in their names. */
  readonly texts: string;
  /** Names inside `assets`, styles in the order in which they count. */
  readonly files: readonly string[];
  /** Those that send what is not asked ahead. */
  readonly http: readonly number[];
  readonly pages: readonly AheadPage[];
}

export type AheadPage = readonly [
  /** Text of a pattern of paths. */
  pattern: string,
  files: readonly number[],
  namespaces: readonly string[],
  /**
   * Path and query of what a member's page asks the server for at once, one or several. `{id}` stands for the last part of the address,
   * another name in braces, as `{profile.country}`, for what the server says of the member or of the site. Null for a page that asks
   * for nothing else, nothing where that hangs on the address.
   */
  question?: string | readonly string[] | null,
  /** Where its answer lists the members whose pictures the page begins with; of them those of a phone's first row are asked ahead. */
  faces?: string,
];

/**
 * Runs in the browser while the page is read, and travels as its own text: it may use nothing from outside. Without it,
 * everything comes as well, only later: the app asks for each file once it knows that it wants it.
 * @param visit as askVisit.ts has it
 * @param askServer as askServer.ts has it
 */
export function askAhead(
  { cookie, logout, member, locales, texts, files, http, pages }: AheadTable,
  visit: typeof askVisit,
  askServer: (address: string) => void,
): void {
  // Without a network the app knows better what can be had.
  if (!navigator.onLine) return;
  const page = pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname));
  if (!page) return;
  // As domain/localeChoice chooses it; a wrong guess costs some small files.
  const named = [
    /[?&]lang=(\w+)/.exec(location.search)?.[1],
    new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1],
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  const locale = named.find((name) => name !== undefined && locales.includes(name)) ?? 'en';
  const isStyle = (name: string): boolean => name.endsWith('.css');
  const ask = (name: string): void => {
    const link = document.createElement('link');
    link.rel = isStyle(name) ? 'stylesheet' : 'modulepreload';
    // lib/importPart waits for it.
    if (isStyle(name)) link.dataset['ahead'] = '';
    link.crossOrigin = '';
    link.href = `/assets/${name}`;
    // Whoever wants it asks again.
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  };
  const answerTo = async (address: string): Promise<unknown> =>
    (await globalThis.askedAhead?.[address]?.answer)?.data;
  const at = (from: unknown, name: string): unknown =>
    name
      .split('.')
      .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : null), from);
  // The app's scripts are still on their way: these come behind them, and the page finds them here.
  const askFaces = (members: unknown, folder: unknown): void => {
    if (!Array.isArray(members) || typeof folder !== 'string') return;
    for (const member of members.slice(0, 2)) {
      const name = at(member, 'main_image.filename');
      if (typeof name === 'string') new Image().src = folder + name;
    }
  };
  // Asked by the page itself, it does not wait for the app, only for the answers before it; without one of the words, for the app.
  const askWith = async (question: string, faces: string, ...sources: readonly string[]): Promise<void> => {
    const answers = Promise.all(sources.map(answerTo));
    let address = question;
    let isWhole = true;
    if (question.includes('{')) {
      const [member, site] = await answers;
      address = question.replace(/\{(.+?)\}/g, (_, name: string) => {
        const word = at(at(member, 'user'), name) ?? at(site, name);
        isWhole &&= word !== undefined && word !== null;
        return String(word);
      });
    }
    if (!isWhole) return;
    askServer(address);
    const [answer, [, site]] = await Promise.all([answerTo(address), answers]);
    askFaces(at(answer, faces), at(site, 'cdn_prefix'));
  };
  const { user, site, mayAsk, isBare, kept } = visit(logout, askServer);
  const mark = kept(member);
  // Whoever is not known as a member would hear that it is none of theirs.
  const isKnown = mayAsk && mark !== null && mark !== '0';
  // An address whose last part is no plain name is for the app to read.
  const id = /\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  const all = [page[3] ?? []].flat();
  const questions = all
    .filter((question) => id !== undefined || !question.includes('{id}'))
    .map((question) => question.replace('{id}', id ?? ''));
  const isAsked = isKnown && isBare && page[3] !== undefined && questions.length === all.length;
  const own = [...page[1], ...(isAsked ? [] : http)].map((index) => files[index] ?? '');
  own.filter((name) => !isStyle(name)).forEach(ask);
  page[2].forEach((namespace) => ask(`${locale}-${namespace}-${texts}.js`));
  // Behind the styles that the page names itself: of two rules the later one counts.
  document.addEventListener('readystatechange', () => own.filter(isStyle).forEach(ask), { once: true });
  if (isKnown) {
    const likes = '/api/likes.php';
    for (const question of questions) void askWith(question, page[4] ?? '', user, site);
    // Every page of a member's asks for them.
    if (page[3] !== likes) askServer(likes);
  }
  // The first format makes the browser read its tables, a tenth of a second on a slow phone: now it waits for the network anyway.
  setTimeout(() => new Intl.NumberFormat(locale).format(0));
}
