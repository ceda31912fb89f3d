/** Narrows the precache to the shell: what the first screen needs. Everything else is cached when it is first used. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestTransform } from 'workbox-build';

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

const isManifest = (value: unknown): value is Record<string, Chunk> =>
  typeof value === 'object' && value !== null;

/** Wanted at the very moment when the files of this release are gone from the host. */
const WANTED_LATE = /\/app\/UpdatePrompt\.tsx$/;

/** Files of the entry, of what has to be here when a newer release is, and of all that these import statically. */
function closure(manifest: Record<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  Object.keys(manifest)
    // The texts have entries of their own, one for each language.
    .filter((key) => (manifest[key]?.isEntry && key.endsWith('.html')) || WANTED_LATE.test(key))
    .forEach(visit);
  return files;
}

/** The characters that all texts share are part of the first screen in every language. */
const SHELL_FONT = /-core.*\.woff2$/;

/**
 * Makes the transform for one build.
 * @param outDir the folder the build writes
 */
export const precacheShell =
  (outDir: string): ManifestTransform =>
  async (entries) => {
    const file = path.join(outDir, '.vite/manifest.json');
    // A build that failed comes by here as well; failing again would hide its own message.
    if (!existsSync(file)) return { manifest: [], warnings: [`The build wrote no ${file}.`] };
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
    const shell = isManifest(manifest) ? closure(manifest) : new Set<string>();
    return {
      manifest: entries.filter(
        ({ url }) => !url.startsWith('assets/') || shell.has(url) || SHELL_FONT.test(url),
      ),
      warnings: [],
    };
  };
