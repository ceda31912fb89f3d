// The builds the commands need: the application, and the server with the mock backend.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT, run, runTool } from './command.ts';
import { keepEarlierRelease, setReleaseAside } from './earlierRelease.ts';

/** The built server; started with Node, it serves dist with the mock backend behind it. */
export const SERVER = path.join(ROOT, 'build/server/main.js');

/** The build for a static host, with the mock backend in the browser. */
export const QA_BUILD = path.join(ROOT, 'build/qa');

/** The release that comes after the one in dist. */
export const NEXT_BUILD = path.join(ROOT, 'build/next');

/** Builds the application into dist, and writes the pages that anybody may find as files. The files of the release before stay. */
export async function buildApplication(): Promise<number> {
  setReleaseAside();
  const works = [
    () => runTool('vite/bin/vite.js', ['build']),
    () => runTool('vite/bin/vite.js', ['build', '--config', 'scripts/prerender/vite.config.ts']),
    () => run(NODE, [path.join(ROOT, 'build/prerender/main.js')]),
  ];
  for (const work of works) {
    const code = await work();
    if (code !== 0) return code;
  }
  keepEarlierRelease();
  return 0;
}

/** Builds the server and the mock backend into build/server. */
export function buildServer(): Promise<number> {
  return runTool('vite/bin/vite.js', ['build', '--config', 'scripts/serve/vite.config.ts']);
}

/** Builds the application with the mock backend in the browser into build/qa. */
export function buildQa(): Promise<number> {
  return runTool('vite/bin/vite.js', ['build', '--mode', 'mock', '--logLevel', 'warn']);
}

/** Builds the application once more, as a release whose scripts all have other names: see NEXT_BUILD. */
export function buildNext(): Promise<number> {
  return runTool('vite/bin/vite.js', ['build', '--mode', 'next', '--logLevel', 'warn']);
}

/** Builds what is missing of the application and its server. Resolves to the exit code of the build that failed, else 0. */
export async function buildServed(): Promise<number> {
  const application = existsSync(path.join(ROOT, 'dist/.vite/inline.json')) ? 0 : await buildApplication();
  if (application !== 0) return application;
  return existsSync(SERVER) ? 0 : buildServer();
}

/** The same, and the build for a static host. */
export async function buildMissing(): Promise<number> {
  const served = await buildServed();
  if (served !== 0) return served;
  // The worker is written last: a build without it was cut short.
  return existsSync(path.join(QA_BUILD, 'sw.js')) ? 0 : buildQa();
}
