/** The table of routes as lazy components: each brings its code and its texts, and tells that it is on its way. */
import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { trackPending } from '@/core/navigation/pending';
import { lateOnPress } from '@/core/parts/late';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { awaitReload } from './chunkGuard';
import { routes } from './routes';
import type { LayoutName, RouteEntry } from './routes';

type Module = { default: ComponentType };

/** A part of the page that comes with its code and texts; `fetch` brings them ahead. */
interface Part {
  Part: ComponentType;
  fetch: () => Promise<Module>;
}

/** Code and texts come side by side; nothing is shown with raw keys. */
function page(load: () => Promise<Module>, namespaces: readonly Namespace[]): Part {
  let here: ComponentType | null = null;
  const fetch = async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)]);
    here = module.default;
    return module;
  };
  const Late = lateOnPress(() =>
    trackPending(fetch())
      .then((module) => module.default)
      .catch(awaitReload),
  );
  function Part() {
    // What has been brought ahead is drawn at once: waiting, even for a moment, would clear the screen.
    const [Shown] = useState(() => here ?? Late);
    return createElement(Shown);
  }
  return { Part, fetch };
}

const layoutParts: Record<LayoutName, Part> = {
  default: page(() => import('@/layouts/DefaultLayout'), []),
  chat: page(() => import('@/layouts/ChatLayout'), []),
  lander: page(() => import('@/layouts/LanderLayout'), []),
  empty: page(() => import('@/layouts/EmptyLayout'), []),
};

export const layouts: Record<LayoutName, ComponentType> = {
  default: layoutParts.default.Part,
  chat: layoutParts.chat.Part,
  lander: layoutParts.lander.Part,
  empty: layoutParts.empty.Part,
};

export interface PageEntry {
  name: RouteName;
  pattern: string;
  Page: ComponentType;
}

const isRouteName = (name: string): name is RouteName => name in patterns;

/** Who lets members in comes with their pages: visitors never need it. */
async function forMembers(load: RouteEntry['load']): Promise<Module> {
  const [{ default: Page }, { RequireMember }] = await Promise.all([
    load(),
    import('@/core/access/RequireMember'),
  ]);
  return { default: () => createElement(RequireMember, null, createElement(Page)) };
}

/** Routes that share a page share its component, so that moving between them keeps what is on screen. */
const parts = new Map<RouteEntry, Part>();
function partOf(entry: RouteEntry): Part {
  const known = parts.get(entry);
  if (known) return known;
  const made = page(entry.access === 'member' ? () => forMembers(entry.load) : entry.load, entry.namespaces);
  parts.set(entry, made);
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
      Page: partOf(routes[name]).Part,
    }));
}

/**
 * Brings a page, its layout and its texts, so that it is drawn as soon as it is asked for.
 * @throws when a file cannot be loaded
 */
export async function fetchPage(name: RouteName): Promise<void> {
  const entry = routes[name];
  await Promise.all([partOf(entry).fetch(), layoutParts[entry.layout].fetch()]);
}
