/** A part of the app as a page has it around itself: the store and a router. */
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { AppStore } from '@/app/store';

/**
 * @param at the address it is opened at, path and query
 * @returns the element, for tests that draw it again
 */
export const inRouter = (store: AppStore, part: ReactNode, at = '/') => (
  <Provider store={store}>
    <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
  </Provider>
);

/** Draws it. The parameters are those of inRouter. */
export const renderInRouter = (store: AppStore, part: ReactNode, at?: string): RenderResult =>
  render(inRouter(store, part, at));

/**
 * Draws pages with the addresses that lead to them.
 * @param at the address that is opened, path and query, or those of a history that ends with it
 * @returns the router, which knows where the page is
 */
export function renderPages(store: AppStore, pages: RouteObject[], at: string | string[]) {
  const router = createMemoryRouter(pages, { initialEntries: [at].flat() });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}
