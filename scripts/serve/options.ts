// Command-line options of the server: where to listen and whether to serve the built application as well.
import { parseArgs } from 'node:util';

export interface ServeOptions {
  readonly port: number;
  /** True: only the mock backend answers, for a development server that runs somewhere else. */
  readonly apiOnly: boolean;
}

const DEFAULT_PORT = 4173;

/**
 * Reads `--port`, `--api-only` and the PORT environment variable; the flag wins over the variable.
 * @throws Error with one readable line when the port is not a number between 0 and 65535 (0 = any free port).
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', short: 'p' }, 'api-only': { type: 'boolean' } },
  });
  const wanted = values.port ?? environment['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535)
    throw new Error(`The port "${wanted}" is not a number between 0 and 65535.`);
  return { port, apiOnly: values['api-only'] === true };
}
