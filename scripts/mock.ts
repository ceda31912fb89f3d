// npm run mock: the mock backend alone, for a development server that runs on another port (npm run dev -- --mode api).
import { buildServer, SERVER } from './run/builds.ts';
import { NODE, run } from './run/command.ts';

const code = await buildServer();
process.on('SIGINT', () => undefined);
process.exitCode = code === 0 ? await run(NODE, [SERVER, '--api-only', ...process.argv.slice(2)]) : code;
