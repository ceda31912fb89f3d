/** What the builds have to agree about: names of files, where the site stands, and where its buyers pay. */

/** Hashes are what compresses worst, and the first load names two hundred files: 36 bits tell two releases of one file apart. */
export const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';

function payOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:') throw new Error(`PAY_ORIGINS: "${text}" is no https address.`);
  return url.origin;
}

/**
 * What the environment says of other places, as constants of the program. `SITE_ORIGIN` is for addresses that others keep; without
 * it the app has one of its own. `PAY_ORIGINS` lists the payment providers' sites, with spaces or commas between.
 * @throws Error with one readable line when one of those is no https address
 */
export function places({ SITE_ORIGIN, PAY_ORIGINS = '' }: NodeJS.ProcessEnv): Record<string, string> {
  const origins = PAY_ORIGINS.split(/[\s,]+/)
    .filter(Boolean)
    .map(payOrigin);
  return {
    ...(SITE_ORIGIN !== undefined && {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(new URL(SITE_ORIGIN).origin),
    }),
    ...(origins.length > 0 && { 'import.meta.env.PAY_ORIGINS': JSON.stringify(origins.join(' ')) }),
  };
}
