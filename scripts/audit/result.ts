// What is kept of an audit: scores, the vital figures, bytes by kind, and the median over several runs.
import type { Result } from 'lighthouse';
import { MAX_CLS, MAX_TBT, type AuditedPage } from './pages.ts';

export interface Measurement {
  /** Category scores, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /**
   * First and largest paint and total blocking time in milliseconds, `own` by the clock of the page's thread; layout shift
   * without unit.
   */
  readonly figures: Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'own' | 'cls', number>>;
  /** Bytes over the wire by kind of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Audits that did not pass in full, as `category/audit`. */
  readonly failed: readonly string[];
}

const BYTE_KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'total'];

function numeric(result: Result, id: string): number {
  return result.audits[id]?.numericValue ?? Number.NaN;
}

function readBytes(result: Result): Record<string, number> {
  const sums: Record<string, number> = {};
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  for (const item of items) {
    const size = typeof item['transferSize'] === 'number' ? item['transferSize'] : 0;
    const kind = typeof item['resourceType'] === 'string' ? item['resourceType'].toLowerCase() : 'other';
    const known = kind === 'xhr' ? 'fetch' : kind;
    sums[known] = (sums[known] ?? 0) + size;
    sums['total'] = (sums['total'] ?? 0) + size;
  }
  return Object.fromEntries(BYTE_KINDS.map((kind) => [kind, sums[kind] ?? 0]));
}

/**
 * Takes the useful part out of a Lighthouse result.
 * @param own blocking by the clock of the page's thread, ms
 */
export function readMeasurement(result: Result, own: number): Measurement {
  const categories = Object.values(result.categories);
  const failed = categories
    .filter((category) => category.id !== 'performance')
    .flatMap((category) =>
      category.auditRefs.map(({ id, weight }) => ({ id, weight, category: category.id })),
    )
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category.id, Math.round((category.score ?? 0) * 100)]),
    ),
    figures: {
      fcp: numeric(result, 'first-contentful-paint'),
      lcp: numeric(result, 'largest-contentful-paint'),
      tbt: numeric(result, 'total-blocking-time'),
      own,
      cls: numeric(result, 'cumulative-layout-shift'),
    },
    bytes: readBytes(result),
    failed: failed.map(({ category, id }) => `${category}/${id}`),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medianOf<Key extends string>(
  records: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, median(records.map((record) => record[key]))]));
}

/** Each figure's own median over the runs. */
export function summarise(runs: readonly Measurement[]): Measurement {
  const [first] = runs;
  if (first === undefined) throw new Error('There is no run to summarise.');
  const figures = medianOf(
    runs.map((run) => run.figures),
    ['fcp', 'lcp', 'tbt', 'own', 'cls'],
  );
  return {
    scores: medianOf(
      runs.map((run) => run.scores),
      Object.keys(first.scores),
    ),
    figures: {
      fcp: figures['fcp'] ?? 0,
      lcp: figures['lcp'] ?? 0,
      tbt: figures['tbt'] ?? 0,
      own: figures['own'] ?? 0,
      cls: figures['cls'] ?? 0,
    },
    bytes: medianOf(
      runs.map((run) => run.bytes),
      Object.keys(first.bytes),
    ),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  };
}

/** What a page misses of its targets: one line each. */
export function findMisses(page: AuditedPage, measured: Measurement): readonly string[] {
  const { lcp, tbt, cls } = measured.figures;
  const misses = Object.entries(page.scores)
    .filter(([category, wanted]) => (measured.scores[category] ?? 0) < wanted)
    .map(([category, wanted]) => `${category} ${measured.scores[category] ?? 0} of ${wanted}`);
  if (!(lcp <= page.lcp)) misses.push(`LCP ${lcp.toFixed(0)} ms of ${page.lcp} ms`);
  if (!(tbt <= MAX_TBT)) misses.push(`TBT ${tbt.toFixed(0)} ms of ${MAX_TBT} ms`);
  if (!(cls <= MAX_CLS)) misses.push(`CLS ${cls.toFixed(3)} of ${MAX_CLS}`);
  const scripts = (measured.bytes['script'] ?? 0) / 1000;
  if (scripts > page.scripts) misses.push(`scripts ${scripts.toFixed(1)} kB of ${page.scripts} kB`);
  const failed = measured.failed.filter((audit) =>
    Object.keys(page.scores).some((category) => audit.startsWith(`${category}/`)),
  );
  return [...misses, ...failed.map((audit) => `audit ${audit}`)];
}
