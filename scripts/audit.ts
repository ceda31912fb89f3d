// npm run audit: Lighthouse over the production build, several runs each, the median printed and written to audit.json.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { ownBlocking } from './audit/blocking.ts';
import { putInFront } from './audit/front.ts';
import { auditedPages, type AuditedPage } from './audit/pages.ts';
import { phoneSlowdown } from './audit/phone.ts';
import { NONE_READY, servedFirst } from './audit/precedence.ts';
import { findMisses, readMeasurement, summarise, type Measurement } from './audit/result.ts';
import { cookieOf, markLogIn } from './audit/session.ts';
import { browserArgs, ensureBrowser } from './browser.ts';
import { buildMissing } from './run/builds.ts';
import { ROOT } from './run/command.ts';
import { startServer } from './run/server.ts';

const DEBUG_PORT = 4374;
const FRONT_PORT = 4376;
const MOST_ATTEMPTS = 3;

interface Rig {
  readonly executablePath: string;
  /** What the browser opens: TLS and HTTP/2. */
  readonly address: string;
  /** The server behind it, for the controls of the mock backend. */
  readonly backend: string;
  /** Switches of the browser. */
  readonly switches: readonly string[];
  /** How fast the machine was at each run. */
  readonly indexes: number[];
}

/** What the figures hang on. */
function machine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`;
}

/** How fast the machine is now: others work on it too, and it may be twice as fast a minute later. */
async function measureMachine(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

/**
 * One run in a browser that knows nothing of the run before it, on the same phone whatever the machine and however busy it
 * is: a slower machine is slowed down less, a phone at most to its own speed.
 *
 * @returns null where Lighthouse could not measure it
 */
async function runOnce(rig: Rig, page: AuditedPage, world: string): Promise<Measurement | null> {
  const { executablePath, address, switches, indexes } = rig;
  const cookie = await cookieOf(rig.backend, page.persona, world);
  const browser = await chromium.launch({ executablePath, args: [...switches] });
  try {
    const index = await measureMachine(browser);
    indexes.push(index);
    const slowdown = phoneSlowdown(index);
    if (page.persona !== null) await markLogIn(DEBUG_PORT, address);
    const outcome = await lighthouse(address + page.path, {
      port: DEBUG_PORT,
      logLevel: 'error',
      output: 'json',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      extraHeaders: { Cookie: cookie },
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${page.path}.`);
    // Now and then it loses the start of a page: that is no figure of the page.
    if (outcome.lhr.runtimeError !== undefined) {
      console.log(`  once more: ${outcome.lhr.runtimeError.message}`);
      return null;
    }
    const { traceEvents } = outcome.artifacts.Trace;
    return readMeasurement(outcome.lhr, ownBlocking(traceEvents, address, slowdown));
  } finally {
    await browser.close();
  }
}

/** All pages in one table, as README shows it. */
function table(report: readonly (Measurement & { path: string })[]): string {
  const rows = report.map(({ path: address, scores, figures, bytes }) => [
    `\`${address}\``,
    ...Object.values(scores).map(String),
    figures.fcp.toFixed(0),
    figures.lcp.toFixed(0),
    figures.tbt.toFixed(0),
    figures.own.toFixed(0),
    figures.cls.toFixed(3),
    ((bytes['script'] ?? 0) / 1000).toFixed(1),
    ((bytes['total'] ?? 0) / 1000).toFixed(0),
  ]);
  const head = [
    'Page',
    ...Object.keys(report[0]?.scores ?? {}),
    'FCP',
    'LCP',
    'TBT',
    'own',
    'CLS',
    'scripts',
    'all',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function auditPage(rig: Rig, page: AuditedPage, runs: number): Promise<Measurement> {
  const measurements: Measurement[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${page.path}: run ${run} of ${runs}`);
    for (let attempt = 1; measurements.length < run; attempt += 1) {
      if (attempt > MOST_ATTEMPTS) throw new Error(`Lighthouse cannot measure ${page.path}.`);
      const measured = await runOnce(rig, page, `audit-${run}-${attempt}`);
      if (measured !== null) measurements.push(measured);
    }
  }
  return summarise(measurements);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, page: { type: 'string' } },
  });
  const runs = Math.max(1, Number(values.runs) || 3);
  const pages = auditedPages(values.page);
  const built = await buildMissing();
  if (built !== 0) return built;

  const executablePath = await ensureBrowser();
  const backend = await startServer();
  const server = await putInFront(backend, FRONT_PORT);
  const indexes: number[] = [];
  const first = servedFirst();
  const switches = [
    ...browserArgs(NONE_READY),
    ...first,
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--ignore-certificate-errors',
  ];
  const rig = { executablePath, address: server.address, backend: backend.address, switches, indexes };
  const report: (Measurement & { path: string; misses: readonly string[] })[] = [];
  try {
    for (const page of pages) {
      const measured = await auditPage(rig, page, runs);
      const misses = findMisses(page, measured);
      report.push({ path: page.path, ...measured, misses });
      for (const miss of misses) console.log(`  MISSED   ${miss}`);
    }
  } finally {
    await server.stop();
  }
  const [least, most] = [Math.min(...indexes), Math.max(...indexes)];
  const slowed = [least, most].map((index) => phoneSlowdown(index).toFixed(1)).join(' to ');
  const turn = first.length > 0 ? 'the page’s thread first' : 'the page’s thread among all others';
  const power = `${machine()}, ${turn}, index ${least.toFixed(0)} to ${most.toFixed(0)}, slowed down ${slowed} times`;
  const measured = { date: new Date().toISOString(), machine: power, runs, pages: report };
  writeFileSync(path.join(ROOT, 'audit.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(
    `${table(report)}\n\nMilliseconds and kB over the wire, simulated on a slow phone; ${power}.\n`,
  );
  const missed = report.filter((page) => page.misses.length > 0).length;
  console.log(
    missed === 0
      ? 'All targets met; audit.json holds the figures.'
      : `${missed} of ${report.length} pages miss a target; audit.json holds the figures.`,
  );
  return missed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
