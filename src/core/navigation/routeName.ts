/** The name of the route on screen. */
import { matchRoutes, useLocation } from 'react-router';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';

const isRouteName = (name: string | undefined): name is RouteName => name !== undefined && name in patterns;
const table = Object.entries(patterns).map(([id, path]) => ({ id, path }));

/** @returns the name of the route of a path, by the router's own ranking; `notFound` for none */
export function routeNameOf(pathname: string): RouteName | 'notFound' {
  const name = matchRoutes(table, pathname)?.at(-1)?.route.id;
  return isRouteName(name) ? name : 'notFound';
}

export function useRouteName(): RouteName | 'notFound' {
  return routeNameOf(useLocation().pathname);
}
