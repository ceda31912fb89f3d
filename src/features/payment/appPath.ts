/** Where an order is paid: on a page of the app, or on one that the server serves itself. */
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';

/** A pattern of one segment that takes anything says nothing about who serves a page. */
const PAGES = Object.values(patterns).filter((pattern) => pattern !== patterns.token);

/** @param path a path of this site, checked by safePath */
export function isAppPath(path: string): boolean {
  const { pathname } = new URL(path, globalThis.location.origin);
  return PAGES.some((pattern) => matchPath(pattern, pathname) !== null);
}
