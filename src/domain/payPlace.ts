/** Where an order is paid: on this site, or on that of a payment provider the site was built for. */
import { PAY_ORIGINS } from '@/config/payOrigins';
import { safePath } from '@/lib/safePath';

/**
 * @param redirect_url as the server named it
 * @param here this site's origin
 * @param origins the providers' sites
 * @returns a path of this site, or the whole address on a provider's site; null for any other place
 */
export function payPlace(
  redirect_url: string | null | undefined,
  here: string,
  origins: readonly string[] = PAY_ORIGINS,
): string | null {
  const path = safePath(redirect_url, here);
  if (path !== null || typeof redirect_url !== 'string' || !URL.canParse(redirect_url)) return path;
  const { origin, protocol, username, password, href } = new URL(redirect_url);
  // A name before the "@" would make another site look like the provider's.
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && origins.includes(origin) ? href : null;
}

/** @param place from payPlace @returns the name of the provider's site; null for a place of this one */
export const siteOf = (place: string | null): string | null =>
  place === null || place.startsWith('/') ? null : new URL(place).host;
