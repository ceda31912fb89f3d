/** Where an order that is not paid goes on. */
import { path } from '@/config/paths';
import { payPlace, siteOf } from '@/domain/payPlace';

export interface OpenWay {
  to: string;
  /** A page of this app; the others are loaded anew. */
  within: boolean;
  /** Name of the payment provider's site, null on this one. */
  site: string | null;
}

/** @param redirect_url as the server named it @returns null when it names no place where buyers of this site pay */
export function openWay(redirect_url: string | undefined): OpenWay | null {
  const to = payPlace(redirect_url, globalThis.location.origin);
  if (to === null) return null;
  return { to, within: to.split('?', 1)[0] === path('directdebit'), site: siteOf(to) };
}
