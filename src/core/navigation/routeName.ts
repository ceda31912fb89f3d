/** What a route tells the shell about itself. */
import { useMatches } from 'react-router';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';

export interface RouteHandle {
  name: RouteName | 'notFound';
}

function isHandle(value: unknown): value is RouteHandle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    (value.name === 'notFound' || String(value.name) in patterns)
  );
}

/** @returns the name of the route on screen */
export function useRouteName(): RouteHandle['name'] {
  const handles = useMatches().map(({ handle }) => handle);
  return handles.findLast(isHandle)?.name ?? 'notFound';
}
