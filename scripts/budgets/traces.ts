// Looks through the build for what must not be in it: the mock backend, its people, source maps.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Words that only the mock backend and its data know. (The worker names `/__mock/` too, as addresses it leaves alone.) */
const TRACES = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'onUnhandledFrame',
  'mock_world',
  'demo-password',
  '@example.test',
  'MOCK_CLAIM',
  'mock_hint',
  'mock-rearm',
  'qa-journal',
  'QA console',
];
const TEXT_FILE = /\.(js|css|html|json|webmanifest)$/;

/** Every text file of the build, by name. */
export function listBuild(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** What of the mock backend got into the build: one line a find. */
export function findTraces(dist: string): readonly string[] {
  return listBuild(dist)
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(dist, file), 'utf8');
      return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${file} holds "${trace}"`);
    });
}

/** Files that the service worker fetches when it is installed. */
export function precachedFiles(worker: string): readonly string[] {
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? '');
  return [...new Set(urls.map((url) => url.replace(/^\//, '').replace(/\?.*$/, '')))];
}
