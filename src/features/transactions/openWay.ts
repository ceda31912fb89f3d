/** Where an order that is not paid goes on. */
import { path } from '@/config/paths';
import { safePath } from '@/lib/safePath';

export interface OpenWay {
  to: string;
  /** A page of this app; the others are loaded anew. */
  within: boolean;
}

/** @param redirect_url as the server named it @returns null when it names no place of this site */
export function openWay(redirect_url: string | undefined): OpenWay | null {
  const to = safePath(redirect_url, globalThis.location.origin);
  if (to === null) return null;
  return { to, within: to.split('?', 1)[0] === path('directdebit') };
}
