// Which files `npm run deploy` writes: the ones of the repository, and those that belong to one build.
import { readInline } from '../serve/files.ts';
import { nginxConfiguration, nginxMaps } from './nginx.ts';
import { staticHeaders } from './staticHost.ts';

/** Text by path from the project's root; the same whatever was built. */
export const repositoryFiles = (): Readonly<Record<string, string>> => ({
  'deploy/nginx.conf': nginxConfiguration(),
  'deploy/_headers': staticHeaders(),
});

/**
 * Text by file name, for the folder of a release.
 * @param dist the folder of the build
 */
export function releaseFiles(dist: string): Readonly<Record<string, string>> {
  const inline = readInline(dist);
  return { 'nginx.conf': nginxConfiguration(), _headers: staticHeaders(inline), ...nginxMaps(inline) };
}
