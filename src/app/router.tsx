/** The router, built from the table of routes: a layout route for each layout, a lazy page for each path. */
import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { RequireMember } from '@/core/access/RequireMember';
import { NotFound } from '@/core/errors/NotFound';
import { loadNamespaces } from '@/i18n/i18n';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { FirstPaint } from './FirstPaint';
import type { RouteHandle } from '@/core/navigation/routeName';
import { routes } from './routes';
import type { LayoutName, RouteEntry } from './routes';

const layoutModules = {
  default: () => import('@/layouts/DefaultLayout'),
  chat: () => import('@/layouts/ChatLayout'),
  lander: () => import('@/layouts/LanderLayout'),
  empty: () => import('@/layouts/EmptyLayout'),
} as const satisfies Record<LayoutName, unknown>;

const names = Object.keys(routes).filter((name): name is RouteName => name in patterns);

function pageRoute(name: RouteName, entry: RouteEntry, onPageLoaded: () => void): RouteObject {
  const handle: RouteHandle = { name };
  return {
    path: patterns[name],
    handle,
    lazy: async () => {
      const [{ default: Page }] = await Promise.all([entry.load(), loadNamespaces(entry.namespaces)]);
      onPageLoaded();
      const Component = entry.access === 'member' ? () => RequireMember({ children: <Page /> }) : Page;
      return { Component };
    },
  };
}

/**
 * @param onPageLoaded told whenever a page's code has arrived: it may have brought state of its own
 */
export function createAppRouter(onPageLoaded: () => void) {
  const layoutRoute = (layout: LayoutName): RouteObject => ({
    lazy: async () => ({ Component: (await layoutModules[layout]()).default }),
    children: [
      ...names
        .filter((name) => routes[name].layout === layout)
        .map((name) => pageRoute(name, routes[name], onPageLoaded)),
      ...(layout === 'default'
        ? [{ path: '*', handle: { name: 'notFound' } satisfies RouteHandle, element: <NotFound /> }]
        : []),
    ],
  });
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <FirstPaint />,
      children: [layoutRoute('default'), layoutRoute('chat'), layoutRoute('lander'), layoutRoute('empty')],
    },
  ]);
}
