// Holds the web app manifest against the build: browsers drop a picture that is not there without a word.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { listBuild, precachedFiles } from './traces.ts';

const Picture = v.object({ src: v.string() });
const WebManifest = v.object({
  icons: v.array(Picture),
  screenshots: v.array(Picture),
  shortcuts: v.array(v.object({ icons: v.array(Picture) })),
});

const nameOf = ({ src }: v.InferOutput<typeof Picture>): string => src.replace(/^\//, '');

/**
 * Says what is wrong with the pictures that a build's manifest names: one line each, none when all is well.
 * @param dist the folder of the build
 * @throws when the build has no manifest, or one without pictures
 */
export function manifestTroubles(dist: string): readonly string[] {
  const parsed: unknown = JSON.parse(readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8'));
  const { icons, screenshots, shortcuts } = v.parse(WebManifest, parsed);
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)].map(nameOf);
  const files = new Set(listBuild(dist));
  const worker = path.join(dist, 'sw.js');
  const kept = new Set(existsSync(worker) ? precachedFiles(readFileSync(worker, 'utf8')) : []);
  return [
    ...pictures.filter((name) => !files.has(name)).map((name) => `${name} is not in the build`),
    ...screenshots.map(nameOf).flatMap((name) => (kept.has(name) ? [`${name} is kept for offline use`] : [])),
  ];
}
