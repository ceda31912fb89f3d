// npm run test:e2e: all journeys in a real browser against the production build, built first where it is missing.
import { ensureShell } from './browser.ts';
import { buildMissing } from './run/builds.ts';
import { runTool } from './run/command.ts';
import { say } from './run/output.ts';

/** What is run: what the test command holds, or every browser test there is. */
export type Scope = 'gate' | 'all';

export interface BrowserRun {
  readonly scope: Scope;
  /** Passed on, for example a file name or `--project=phone`. */
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** File for the counts, as JSON. */
  readonly report?: string;
}

/**
 * Runs Playwright with a browser it can find.
 * @returns the exit code
 */
export async function runBrowserTests({
  scope,
  args = [],
  environment,
  report,
}: BrowserRun): Promise<number> {
  try {
    await ensureShell();
    const variables = {
      ...environment,
      E2E_SCOPE: scope,
      ...(report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    };
    const reporter = report === undefined ? [] : ['--reporter=dot,json'];
    return await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', 'tests/e2e/playwright.config.ts', ...reporter, ...args],
      { environment: variables },
    );
  } catch (error) {
    say(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (import.meta.main) {
  const built = await buildMissing();
  process.exitCode =
    built === 0 ? await runBrowserTests({ scope: 'all', args: process.argv.slice(2) }) : built;
}
