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

export const AUDITED_PAGES: readonly AuditedPage[] = [
  { path: '/', persona: null, scores: { performance: 98, ...PERFECT, seo: 100 }, lcp: 1200, scripts: 125 },
  {
    path: '/landers/alonetonight',
    persona: null,
    scores: { performance: 98, ...PERFECT, seo: 100 },
    lcp: 1200,
    scripts: 125,
  },
  {
    path: '/members',
    persona: 'premium@example.test',
    scores: { performance: 95, ...PERFECT },
    lcp: 2200,
    scripts: 165,
  },
];

/** Total blocking time in milliseconds and layout shift of any page. */
export const MAX_TBT = 120;
export const MAX_CLS = 0.02;
