// The pages with a budget of their own, and what each of them loads.

export interface BudgetedPage {
  readonly path: string;
  /** Modules that are loaded for it beyond the entry, as patterns of their source path. */
  readonly modules: readonly RegExp[];
  /** Namespaces of texts it shows. */
  readonly namespaces: readonly string[];
  /** Largest first load in kB (1000 bytes) of brotli. */
  readonly scripts: number;
  readonly styles: number;
}

const SHELL_TEXTS = ['common', 'errors', 'pages'];

/** Landers by name, and the file of each in `src/pages`. */
export const LANDERS = [
  ['tinderswipe', 'TinderSwipe'],
  ['alonetonight', 'AloneTonight'],
  ['collagelanding', 'Collage'],
  ['gallery', 'Gallery'],
  ['iconslanding', 'Icons'],
  ['maplanding', 'Map'],
  ['socialnetwork', 'SocialNetwork'],
  ['transitionsvideolanding', 'TransitionsVideo'],
  ['video', 'Video'],
] as const;

/** People come to each by a slow phone, and it loads itself alone. */
const lander = (name: string, page: string): BudgetedPage => ({
  path: `/landers/${name}`,
  modules: [new RegExp(`^src/pages/${page}LanderPage\\.tsx$`), /^src\/layouts\/LanderLayout\.tsx$/],
  namespaces: [...SHELL_TEXTS, 'landers', name],
  scripts: 125,
  styles: 10,
});

export const BUDGETED_PAGES: readonly BudgetedPage[] = [
  {
    path: '/',
    modules: [/^src\/pages\/HomePage\.tsx$/],
    namespaces: [...SHELL_TEXTS, 'home'],
    scripts: 125,
    styles: 10,
  },
  ...LANDERS.map(([name, page]) => lander(name, page)),
  {
    path: '/members',
    // A member is logged in there, so what a session brings belongs to it, and so do the HTTP client and the first calls.
    modules: [
      // A member's bars and what they show.
      /^_member-/,
      /^src\/app\/session\.ts$/,
      // The client, the schemas and all calls; and what sends them, which comes behind the first pictures.
      /^_api-/,
      /^src\/api\/http\.ts$/,
      /^src\/pages\/MembersPage\.tsx$/,
    ],
    namespaces: [...SHELL_TEXTS, 'members'],
    scripts: 165,
    styles: 16,
  },
];

/** Every page; each one visited later may add this many kB. */
export const ANY_PAGE = /^src\/pages\/.+\.tsx$/;
export const LATER_PAGE = 30;

/** A page's file with what is inline in it, which is all that its first paint waits for. */
export const HTML = 14;
/** Files of that kind, as patterns of their name in dist; of each pattern the heaviest counts. */
export const HTML_FILES: readonly (readonly [what: string, files: RegExp])[] = [
  ['/ HTML with inline styles', /^index(\.\w+)?\.html$/],
  ...LANDERS.map(
    ([name]) =>
      [`/landers/${name} HTML`, new RegExp(`^landers/${name}/(.+/)?index(\\.\\w+)?\\.html$`)] as const,
  ),
];
/** Pages to read are longer, and their words come first. */
export const DOCUMENT_HTML = 30;
export const DOCUMENT_FILES = /^(?!landers\/|index)[\w-]+\/index(\.\w+)?\.html$/;

/** Everything kept for offline use. */
export const PRECACHE = 190;

/** The typefaces that a page fetches before anything is read. */
export const FACES = 60;
/** How a page's file asks for one of them. */
export const FACE_LINK = /<link rel="preload" as="font"[^>]*href="\/([^"]+)"/g;
