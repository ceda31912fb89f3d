// npm run test:e2e: all journeys in a real browser against the production build, built first where it is missing.
import { ensureBrowser } from './browser.ts';
import { buildMissing } from './run/builds.ts';
import { runTool } from './run/command.ts';
import { say } from './run/output.ts';

/** What is run: what the test command holds, or every browser test there is. */
export type Scope = 'gate' | 'all';

/**
 * Runs Playwright with a browser it can find.
 * @param args passed on, for example a file name or `--project=phone`
 * @param report file for the counts, as JSON; none when left out
 * @returns the exit code
 */
export async function runBrowserTests(
  args: readonly string[],
  scope: Scope,
  report?: string,
): Promise<number> {
  try {
    const browser = await ensureBrowser();
    const environment = {
      PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser,
      E2E_SCOPE: scope,
      ...(report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    };
    const reporter = report === undefined ? [] : ['--reporter=dot,json'];
    return await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', 'tests/e2e/playwright.config.ts', ...reporter, ...args],
      { environment },
    );
  } catch (error) {
    say(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (import.meta.main) {
  const built = await buildMissing();
  process.exitCode = built === 0 ? await runBrowserTests(process.argv.slice(2), 'all') : built;
}
