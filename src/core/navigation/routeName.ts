/** The name of the route on screen. */
import { matchRoutes, useLocation } from 'react-router';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';

const isRouteName = (name: string | undefined): name is RouteName => name !== undefined && name in patterns;
const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';
const table = Object.entries(patterns).map(([id, path]) => ({ id, path, first: firstPart(path) }));

/** Every part of a page asks for the same few addresses. */
const known = new Map<string, RouteName | 'notFound'>();

/** The router ranks all that it is given, each time it is asked: it is given what begins like the path. */
function look(pathname: string): RouteName | 'notFound' {
  const begin = firstPart(pathname);
  // It reads what is percent-encoded.
  const near = table.filter(({ first }) => first === begin || first.startsWith(':') || begin.includes('%'));
  const name = matchRoutes(near, pathname)?.at(-1)?.route.id;
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
