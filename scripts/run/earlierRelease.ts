// Keeps the files of the release before this one: pages of it may still be open, and ask for a part they have not used yet.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './command.ts';

export interface ReleaseFolders {
  /** The build that people get. */
  readonly dist: string;
  /** Its predecessor's `assets`, each under its own name: a server looks here for what `dist` does not have. */
  readonly earlier: string;
}
export const RELEASE: ReleaseFolders = {
  dist: path.join(ROOT, 'dist'),
  earlier: path.join(ROOT, 'build/earlier'),
};

/** What tells two releases from each other: it names every file, and each name changes with what is in it. */
function releaseIn(folder: string): string | null {
  const manifest = path.join(folder, '.vite/manifest.json');
  return existsSync(manifest) ? readFileSync(manifest, 'utf8') : null;
}

const waiting = ({ earlier }: ReleaseFolders): string => `${earlier}.new`;

/** Before a build, which empties `dist`: copies what is there. */
export function setReleaseAside(folders: ReleaseFolders = RELEASE): void {
  const aside = waiting(folders);
  rmSync(aside, { recursive: true, force: true });
  if (releaseIn(folders.dist) === null || !existsSync(path.join(folders.dist, 'assets'))) return;
  for (const part of ['assets', '.vite/manifest.json'])
    cpSync(path.join(folders.dist, part), path.join(aside, part), { recursive: true });
}

/** After a build: what was copied is the earlier release, unless the same one was built again. One alone is kept. */
export function keepEarlierRelease(folders: ReleaseFolders = RELEASE): void {
  const aside = waiting(folders);
  if (!existsSync(aside)) return;
  if (releaseIn(aside) === releaseIn(folders.dist)) {
    rmSync(aside, { recursive: true });
    return;
  }
  rmSync(folders.earlier, { recursive: true, force: true });
  renameSync(aside, folders.earlier);
}
