/** The table of routes as lazy components: each brings its code and its texts, and tells that it is on its way. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { trackPending } from '@/core/navigation/pending';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import DefaultLayout from '@/layouts/DefaultLayout';
import { awaitReload } from './chunkGuard';
import { routes } from './routes';
import type { LayoutName, RouteEntry } from './routes';

type Module = { default: ComponentType };

/** Code and texts come side by side; nothing is shown with raw keys. */
function page(load: () => Promise<Module>, namespaces: readonly Namespace[]) {
  return lazy(() =>
    trackPending(Promise.all([load(), loadNamespaces(namespaces)]).then(([module]) => module)).catch(
      awaitReload,
    ),
  );
}

export const layouts: Record<LayoutName, ComponentType> = {
  // Nearly every page stands in it, so it comes with the shell.
  default: DefaultLayout,
  chat: page(() => import('@/layouts/ChatLayout'), []),
  lander: page(() => import('@/layouts/LanderLayout'), []),
  empty: page(() => import('@/layouts/EmptyLayout'), []),
};

export interface PageEntry {
  name: RouteName;
  pattern: string;
  access: RouteEntry['access'];
  Page: ComponentType;
}

const isRouteName = (name: string): name is RouteName => name in patterns;

/** Routes that share a page share its component, so that moving between them keeps what is on screen. */
const components = new Map<RouteEntry, ComponentType>();
function componentOf(entry: RouteEntry): ComponentType {
  const known = components.get(entry);
  if (known) return known;
  const made = page(entry.load, entry.namespaces);
  components.set(entry, made);
  return made;
}

/** @returns the pages of one layout */
export function pagesOf(layout: LayoutName): PageEntry[] {
  return Object.keys(routes)
    .filter(isRouteName)
    .filter((name) => routes[name].layout === layout)
    .map((name) => ({
      name,
      pattern: patterns[name],
      access: routes[name].access,
      Page: componentOf(routes[name]),
    }));
}
