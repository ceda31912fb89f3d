/** What tells a file from a page by its address, for the server and the service worker: an id may have a dot, too. */

/** Of the files that a release brings along, and of the maps that tools ask for. */
export const FILE_ENDINGS = [
  'html',
  'js',
  'css',
  'json',
  'txt',
  'svg',
  'webmanifest',
  'png',
  'webp',
  'avif',
  'jpg',
  'ico',
  'woff2',
  'webm',
  'mp4',
  'vtt',
  'xml',
  'map',
] as const;
export type FileEnding = (typeof FILE_ENDINGS)[number];

const FILE = new RegExp(`\\.(?:${FILE_ENDINGS.join('|')})$`, 'iu');

/**
 * Says whether an address can only be a file's.
 * @param pathname without the query, which may end like a file
 */
export const isFilePath = (pathname: string): boolean => FILE.test(pathname);
