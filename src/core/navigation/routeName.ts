/** The name of the route on screen. */
import { matchRoutes, useLocation } from 'react-router';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';

const isRouteName = (name: string | undefined): name is RouteName => name !== undefined && name in patterns;
const table = Object.entries(patterns).map(([id, path]) => ({ id, path }));

/** The router ranks the whole table anew each time it is asked, and every part of a page asks for the same few addresses. */
const known = new Map<string, RouteName | 'notFound'>();

function look(pathname: string): RouteName | 'notFound' {
  const name = matchRoutes(table, pathname)?.at(-1)?.route.id;
  return isRouteName(name) ? name : 'notFound';
}

/** @returns the name of the route of a path, by the router's own ranking; `notFound` for none */
export function routeNameOf(pathname: string): RouteName | 'notFound' {
  const name = known.get(pathname) ?? look(pathname);
  known.set(pathname, name);
  return name;
}

export function useRouteName(): RouteName | 'notFound' {
  return routeNameOf(useLocation().pathname);
}
