// The one script of the empty page: while the app's own scripts come, it asks for all that the page of this address needs, and the
// server for what every visit begins with.

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
  readonly pages: readonly AheadPage[];
}

export type AheadPage = readonly [
  /** Text of a pattern of paths. */
  pattern: string,
  files: readonly number[],
  namespaces: readonly string[],
  /** Path and query of what a member's page asks the server for at once. */
  question?: string,
];

/**
 * Runs in the browser while the page is read, and travels as its own text: it may use nothing from outside. Without it,
 * everything comes as well, only later: the app asks for each file once it knows that it wants it.
 * @param askServer as askServer.ts has it
 */
export function askAhead(
  { cookie, logout, member, locales, texts, files, pages }: AheadTable,
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
  const own = page[1].map((index) => files[index] ?? '');
  own.filter((name) => !isStyle(name)).forEach(ask);
  page[2].forEach((namespace) => ask(`${locale}-${namespace}-${texts}.js`));
  // Behind the styles that the page names itself: of two rules the later one counts.
  document.addEventListener('readystatechange', () => own.filter(isStyle).forEach(ask), { once: true });
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (kept(logout) === null) {
    askServer('/api/user.php');
    // Whoever is not known as a member would hear that it is none of theirs.
    if (page[3] !== undefined && (kept(member) ?? '0') !== '0') askServer(page[3]);
  }
  // What the address says besides is told to the server in words of the app's.
  if (location.search === '') askServer(`/api/settings.php?domain=${location.hostname}`);
  // The first format makes the browser read its tables, a tenth of a second on a slow phone: now it waits for the network anyway.
  setTimeout(() => new Intl.NumberFormat(locale).format(0));
}
