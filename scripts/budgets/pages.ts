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

export const BUDGETED_PAGES: readonly BudgetedPage[] = [
  {
    path: '/',
    modules: [/^src\/pages\/HomePage\.tsx$/],
    namespaces: [...SHELL_TEXTS, 'home'],
    scripts: 125,
    styles: 10,
  },
  {
    path: '/members',
    // A member is logged in there, so what a session brings belongs to it, and so do the HTTP client and the first calls.
    modules: [
      // A member's bars and what they show.
      /^_member-/,
      /^src\/app\/session\.ts$/,
      // The file of the HTTP client, the schemas and all calls.
      /^_api-/,
      /^src\/pages\/MembersPage\.tsx$/,
    ],
    namespaces: [...SHELL_TEXTS, 'members', 'interests'],
    scripts: 165,
    styles: 16,
  },
];

/** Every page; each one visited later may add this many kB. */
export const ANY_PAGE = /^src\/pages\/.+\.tsx$/;
export const LATER_PAGE = 30;

/** First load of the HTML with what is inline in it, one language with all its texts, and everything kept for offline use. */
export const HTML = 14;
export const LANGUAGE = 15;
export const PRECACHE = 220;
