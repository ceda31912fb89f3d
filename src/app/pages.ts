/** The table of routes as lazy components: each brings its code and its texts, and tells that it is on its way. */
import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { expectsMember } from '@/core/auth/sessionHint';
import { trackPending } from '@/core/navigation/pending';
import { lateOnPress } from '@/core/parts/late';
import type { Ahead } from '@/core/parts/late';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { awaitReload } from './chunkGuard';
import { routes } from './routes';
import type { LayoutName, PageModule, PageProps, RouteEntry } from './routes';

const AHEAD_MS = 50;

/** A part of the page that comes with its code and texts; `fetch` brings them ahead. */
interface Part {
  Part: ComponentType<PageProps>;
  fetch: () => Promise<PageModule>;
}

/** What is here already takes a moment; more comes when it is drawn. */
async function aheadOf(parts: readonly Ahead[] = []): Promise<void> {
  if (parts.length === 0) return;
  await Promise.race([
    Promise.allSettled(parts.map((part) => part.ahead())),
    new Promise((resolve) => setTimeout(resolve, AHEAD_MS)),
  ]);
}

/** Code and texts come side by side; nothing is shown with raw keys. */
function page(load: () => Promise<PageModule>, namespaces: readonly Namespace[]): Part {
  let here: ComponentType<PageProps> | null = null;
  const fetch = async (): Promise<PageModule> => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)]);
    await aheadOf(module.parts);
    here = module.default;
    return module;
  };
  const Late = lateOnPress(() =>
    trackPending(fetch())
      .then((module) => module.default)
      .catch(awaitReload),
  );
  function Part(props: PageProps) {
    // What has been brought ahead is drawn at once: waiting, even for a moment, would clear the screen.
    const [Shown] = useState(() => here ?? Late);
    return createElement(Shown, props);
  }
  return { Part, fetch };
}

const layoutParts: Record<LayoutName, Part> = {
  default: page(() => import('@/layouts/DefaultLayout'), []),
  chat: page(() => import('@/layouts/ChatLayout'), []),
  lander: page(() => import('@/layouts/LanderLayout'), []),
  empty: page(() => import('@/layouts/EmptyLayout'), []),
};

export const layouts: Record<LayoutName, ComponentType<PageProps>> = {
  default: layoutParts.default.Part,
  chat: layoutParts.chat.Part,
  lander: layoutParts.lander.Part,
  empty: layoutParts.empty.Part,
};

export interface PageEntry {
  layout: LayoutName;
  ownBar: boolean;
  pattern: string;
  Page: ComponentType;
}

/** Who lets members in comes with their pages: visitors never need it. */
async function forMembers(load: RouteEntry['load']): Promise<PageModule> {
  const [{ default: Page, parts = [] }, { RequireMember }] = await Promise.all([
    load(),
    import('@/core/access/RequireMember'),
  ]);
  return { default: () => createElement(RequireMember, null, createElement(Page)), parts };
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

/** @returns the page of a route, and what stands around it */
export function pageOf(name: RouteName): PageEntry {
  const entry = routes[name];
  return {
    layout: entry.layout,
    ownBar: entry.ownBar === true,
    pattern: patterns[name],
    Page: partOf(entry).Part,
  };
}

/**
 * Brings a page, its layout and its texts, so that it is drawn as soon as it is asked for.
 * @throws when a file cannot be loaded
 */
export async function fetchPage(name: RouteName): Promise<void> {
  const entry = routes[name];
  const [{ membersParts }] = await Promise.all([layoutParts[entry.layout].fetch(), partOf(entry).fetch()]);
  if (entry.access === 'member' || expectsMember()) await aheadOf(membersParts);
}
