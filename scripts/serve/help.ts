// What --help says of the server, and of the mock backend alone.

const OPTIONS: readonly (readonly [option: string, what: string])[] = [
  ['--port N', 'where it listens; 4173 when left out, or PORT; 0 takes any free port'],
  [
    '--begin TIME',
    'when every world begins, as 2028-02-29T12:00Z; the moment of the first request when left out',
  ],
  ['--help', 'this text'],
];
const OPTIONS_ALONE: readonly (readonly [option: string, what: string])[] = [
  [
    '--origin URL',
    'lets this origin in, with cookies; again for more, null for a page from a file. What runs on this machine is always let in',
  ],
  ['--lenient', 'takes fields that nobody knows, and gives no hints'],
];

const ALONE = `
  The mock backend alone: /api, /__mock and /cdn, for a client in another program or on another port.

  Every request is held against its schema to the letter. One that is wrong is refused with the contract's
  own code, and "mock_hint" names each thing that is wrong: where, which, why.

  A client keeps the cookie "auth". The cookie "mock_world" gives it data, clock and faults of its own.
  The contract as OpenAPI 3.1: /__mock/openapi.json · a page to try every call: /__mock/api`;

const BOTH = `
  The production build of dist with the mock backend behind /api.`;

/**
 * The help of a command.
 * @param apiOnly of `npm run mock`, else of `npm start`
 */
export function helpText(apiOnly: boolean): string {
  const options = apiOnly ? [...OPTIONS, ...OPTIONS_ALONE] : OPTIONS;
  return [
    '',
    `  Usage: npm ${apiOnly ? 'run mock' : 'start'} -- [options]`,
    apiOnly ? ALONE : BOTH,
    '',
    ...options.map(([option, what]) => `    ${option.padEnd(16)}${what}`),
    '',
  ].join('\n');
}
