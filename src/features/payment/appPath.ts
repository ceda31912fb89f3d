/** Where an order is paid: on a page of the app, or on one that the server serves itself. */
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';

/** A pattern of one segment that takes anything says nothing about who serves a page. */
const PAGES = Object.values(patterns).filter((pattern) => pattern !== patterns.token);

/** @param place from payPlace */
export function isAppPath(place: string): boolean {
  const { pathname, origin } = new URL(place, globalThis.location.origin);
  if (origin !== globalThis.location.origin) return false;
  return PAGES.some((pattern) => matchPath(pattern, pathname) !== null);
}
