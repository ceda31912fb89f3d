/** What the builds have to agree about: names of files, and where the site stands. */

/** Hashes are what compresses worst, and the first load names two hundred files. */
export const ASSET_NAMES = 'assets/[name]-[hash:7][extname]';

/** `SITE_ORIGIN` of the environment, for addresses that others keep; without it the app has one of its own. */
export function siteOrigin(): Record<string, string> {
  const origin = process.env['SITE_ORIGIN'];
  if (origin === undefined) return {};
  return { 'import.meta.env.SITE_ORIGIN': JSON.stringify(new URL(origin).origin) };
}
