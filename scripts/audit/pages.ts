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

/** What quiet moments may bring: the largest three pages that are likely next, and what a page begins with once it is drawn. */
const QUIET_SCRIPTS = 3 * LATER_PAGE + 10;
const PERFECT = { accessibility: 100, 'best-practices': 100 };

/** A page that a visitor comes to first. */
const entrance = (path: string): AuditedPage => ({
  path,
  persona: null,
  scores: { performance: 98, ...PERFECT, seo: 100 },
  lcp: 1200,
  scripts: 125 + QUIET_SCRIPTS,
});

/** `/members` on a slow phone: its list and its pictures come with the answers of the server. */
const MEMBERS_LCP = 2200;
const MEMBER_SCRIPTS = 165;
/** What one page more weighs on that line, and one way there and back: together what is held to be a good paint anywhere. */
const LATER_LCP = MEMBERS_LCP + LATER_PAGE * 5 + 150;
const LATER_SCRIPTS = MEMBER_SCRIPTS + LATER_PAGE;

/** A page that a visitor comes to first, and that shows words of the server's. */
const answered = (path: string): AuditedPage => ({ ...entrance(path), lcp: MEMBERS_LCP });

/** A page of somebody who has logged in. */
const inside = (path: string, scripts = LATER_SCRIPTS, lcp = LATER_LCP): AuditedPage => ({
  path,
  persona: 'premium@example.test',
  scores: { performance: 95, ...PERFECT },
  lcp,
  scripts: scripts + QUIET_SCRIPTS,
});

const AUDITED_PAGES: readonly [AuditedPage, ...AuditedPage[]] = [
  entrance('/'),
  ...LANDERS.map(([name]) => entrance(`/landers/${name}`)),
  entrance('/pricing'),
  entrance('/terms'),
  answered('/faq'),
  inside('/members', MEMBER_SCRIPTS, MEMBERS_LCP),
  inside('/chats/c1'),
  inside('/likes'),
  inside('/swipe-game'),
  inside('/credits'),
  inside('/settings'),
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
