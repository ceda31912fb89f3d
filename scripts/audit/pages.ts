// The pages that are audited, each with the score it has to reach.

export interface AuditedPage {
  readonly path: string;
  /** Who is logged in; null for a visitor. */
  readonly persona: string | null;
  /** Lowest median of each category, 0 to 100; what is not named is only printed. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint, simulated, in milliseconds. */
  readonly lcp: number;
  /** Scripts over the wire in kB (1000 bytes): what the browser really fetched, whatever way it was asked for. */
  readonly scripts: number;
}

const PERFECT = { accessibility: 100, 'best-practices': 100 };

/** A page that a visitor comes to first. */
const entrance = (path: string): AuditedPage => ({
  path,
  persona: null,
  scores: { performance: 98, ...PERFECT, seo: 100 },
  lcp: 1200,
  scripts: 125,
});

const AUDITED_PAGES: readonly AuditedPage[] = [
  entrance('/'),
  entrance('/landers/alonetonight'),
  {
    path: '/members',
    persona: 'premium@example.test',
    scores: { performance: 95, ...PERFECT },
    lcp: 2200,
    scripts: 165,
  },
];

/**
 * @param wanted path of one page, which may be any lander's; all of the list without it
 * @throws Error when there are no targets for that page
 */
export function auditedPages(wanted: string | undefined): readonly AuditedPage[] {
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
