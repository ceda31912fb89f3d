// Entry of the server that serves the production build with the mock backend behind it.
import path from 'node:path';
import { createDbAt } from '@mocks/db';
import { createMockMiddleware } from '@mocks/node/middleware';
import { createWorlds } from '@mocks/worlds';
import { createApplication } from './application.ts';
import { BuiltFiles, readInline } from './files.ts';
import { readOptions } from './options.ts';
import { helpText } from './help.ts';
import { aloneFor } from './mockAlone.ts';
import { closeInTime, createAppServer, listen } from './server.ts';
import { welcome } from './welcome.ts';

const DIST = path.resolve('dist');
/** See scripts/run/earlierRelease. */
const EARLIER = path.resolve('build/earlier');

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(helpText(options.apiOnly));
    return;
  }
  const worlds = createWorlds(() => createDbAt(options.begin));
  const files = options.apiOnly ? undefined : new BuiltFiles(DIST, EARLIER);
  const server = createAppServer(
    options.apiOnly ? aloneFor(worlds, options) : createMockMiddleware({ worlds }),
    files === undefined ? undefined : createApplication(files, readInline(DIST), options.elsewhere),
  );
  const port = await listen(server, options.port);
  closeInTime(server, options.aliveWith);
  console.log(welcome(port, options.apiOnly));
  await files?.warm();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
