// npm run mock: the mock backend alone, for a client in another program or on another port (such as npm run dev -- --mode api).
import { buildServer } from './run/builds.ts';
import { serveUntilStopped } from './run/serve.ts';
import { helpText } from './serve/help.ts';
import { readOptions } from './serve/options.ts';

/** Whether to go on: what is wrong with the options, or asked of them, is said before anything is built. */
function isToStart(args: readonly string[]): boolean {
  try {
    const { help } = readOptions(args, process.env);
    if (help) console.log(helpText(true));
    return !help;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  }
}

const args = process.argv.slice(2);
if (isToStart(args)) {
  const code = await buildServer();
  process.exitCode = code === 0 ? await serveUntilStopped(['--api-only', ...args]) : code;
}
