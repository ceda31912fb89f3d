// npm run build: the application with its prerendered pages, into dist.
import { buildApplication } from './run/builds.ts';

process.exitCode = await buildApplication();
