// Command-line options of the server: where to listen, whether to serve the built application as well, and for whom.
import { parseArgs } from 'node:util';
import type { Elsewhere } from './headers.ts';

export interface ServeOptions {
  readonly port: number;
  /** True: only the mock backend answers, for a development server that runs somewhere else. */
  readonly apiOnly: boolean;
  /** True: say what can be asked for, and start nothing. */
  readonly help: boolean;
  /** Origins that may use the mock backend alone, besides those of this machine. */
  readonly origins: readonly string[];
  /** True: the mock backend alone takes what it does not know, and gives no hints. */
  readonly lenient: boolean;
  /** The process this server is for: it ends when that one has. */
  readonly aliveWith?: number;
  /** When every world of the mock backend begins, milliseconds since 1970; null for the moment it is first asked. */
  readonly begin: number | null;
  readonly elsewhere: Elsewhere;
}

const DEFAULT_PORT = 4173;

/**
 * Reads CDN_ORIGIN and CSP_REPORT. Both end up in a header, where anything but an address could say more.
 * @throws Error with one readable line when either is no https address
 */
function readElsewhere({ CDN_ORIGIN, CSP_REPORT }: NodeJS.ProcessEnv): Elsewhere {
  const address = (text: string | undefined): URL | undefined => {
    if (text === undefined || text === '') return undefined;
    if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
      throw new Error(`"${text}" is no https address.`);
    return new URL(text);
  };
  // A comma or semicolon would end what it stands in.
  const report = address(CSP_REPORT)?.href.replace(/[;,]/g, encodeURIComponent);
  return { images: address(CDN_ORIGIN)?.origin, report };
}

/**
 * Origins as browsers write them.
 * @throws Error with one readable line for an address with a path, or none at all
 */
function readOrigins(texts: readonly string[] = []): readonly string[] {
  for (const text of texts) {
    // Apps have schemes of their own, whose origin the standard calls opaque: `capacitor://app`.
    // A file, or a WebView that shows one, has none: browsers write `null`.
    if (text !== 'null' && !/^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+$/i.test(text))
      throw new Error(`"${text}" is no origin: it looks like https://app.example:8081`);
  }
  return texts;
}

/**
 * Reads `--port`, `--api-only`, `--alive-with`, `--begin` (ISO 8601), `--origin`, `--lenient`, `--help` and the PORT environment
 * variable; the flag wins over the variable.
 * @throws Error with one readable line when the port is not a number between 0 and 65535 (0 = any free port), the process is none, the
 * beginning no time, or an origin none.
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', short: 'p' },
      'api-only': { type: 'boolean' },
      'alive-with': { type: 'string' },
      begin: { type: 'string' },
      origin: { type: 'string', multiple: true },
      lenient: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const wanted = values.port ?? environment['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535)
    throw new Error(`The port "${wanted}" is not a number between 0 and 65535.`);
  const other = values['alive-with'];
  if (other !== undefined && !/^\d+$/.test(other))
    throw new Error(`"${other}" is not the number of a process.`);
  const begin = values.begin === undefined ? null : Date.parse(values.begin);
  if (Number.isNaN(begin)) throw new Error(`"${values.begin}" is not a time.`);
  return {
    port,
    begin,
    elsewhere: readElsewhere(environment),
    apiOnly: values['api-only'] === true,
    help: values.help === true,
    origins: readOrigins(values.origin),
    lenient: values.lenient === true,
    ...(other !== undefined && { aliveWith: Number(other) }),
  };
}
