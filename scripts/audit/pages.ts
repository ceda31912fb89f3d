// The pages that are audited, each with the score it has to reach.
import { LANDERS, LATER_PAGE } from '../budgets/pages.ts';

export interface AuditedPage {
  readonly path: string;
  /** Who is logged in; null for a visitor. */
  readonly persona: string | null;
  /** Lowest median of each category, 0 to 100; what is not named is only printed. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint, simulated, in milliseconds. */
  readonly lcp: number;
  /**
   * Scripts over the wire in kB (1000 bytes): what the browser really fetched, whatever way it was asked for. The first load
   * alone is held by `npm run budgets`; what comes in the quiet moments after it, for the pages that are likely next, is more.
   */
  readonly scripts: number;
}

/** What quiet moments may bring for the pages that are likely next. */
const QUIET_SCRIPTS = 70;
const PERFECT = { accessibility: 100, 'best-practices': 100 };

/** A page that a visitor comes to first. */
const entrance = (path: string): AuditedPage => ({
  path,
  persona: null,
  scores: { performance: 98, ...PERFECT, seo: 100 },
  lcp: 1200,
  scripts: 125 + QUIET_SCRIPTS,
});

/** A page of somebody who has logged in, where the list and its pictures come with the answers of the server. */
const inside = (path: string, scripts: number): AuditedPage => ({
  path,
  persona: 'premium@example.test',
  scores: { performance: 95, ...PERFECT },
  lcp: 2200,
  scripts: scripts + QUIET_SCRIPTS,
});

/** `/members` with what one page more may add to it. */
const MEMBER_SCRIPTS = 165;
const LATER_SCRIPTS = MEMBER_SCRIPTS + LATER_PAGE;

const AUDITED_PAGES: readonly [AuditedPage, ...AuditedPage[]] = [
  entrance('/'),
  ...LANDERS.map(([name]) => entrance(`/landers/${name}`)),
  entrance('/pricing'),
  entrance('/terms'),
  entrance('/faq'),
  inside('/members', MEMBER_SCRIPTS),
  inside('/chats/c1', LATER_SCRIPTS),
  inside('/likes', LATER_SCRIPTS),
  inside('/swipe-game', LATER_SCRIPTS),
  inside('/credits', LATER_SCRIPTS),
  inside('/settings', LATER_SCRIPTS),
];

/**
 * @param wanted path of one page, which may be any lander's; all of the list without it
 * @throws Error when there are no targets for that page
 */
export function auditedPages(wanted: string | undefined): readonly [AuditedPage, ...AuditedPage[]] {
  if (wanted === undefined) return AUDITED_PAGES;
  const known = AUDITED_PAGES.find(({ path }) => path === wanted);
  if (known) return [known];
  if (wanted.startsWith('/landers/')) return [entrance(wanted)];
  throw new Error(
    `No targets for ${wanted}. Known: ${AUDITED_PAGES.map(({ path }) => path).join(' ')}, any lander.`,
  );
}

/** Total blocking time in milliseconds and layout shift of any page. */
export const MAX_TBT = 120;
export const MAX_CLS = 0.02;
