// npm run mock: the mock backend alone, for a development server that runs on another port (npm run dev -- --mode api).
import { buildServer } from './run/builds.ts';
import { serveUntilStopped } from './run/serve.ts';

const code = await buildServer();
process.exitCode = code === 0 ? await serveUntilStopped(['--api-only', ...process.argv.slice(2)]) : code;
