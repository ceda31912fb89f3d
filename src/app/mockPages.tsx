/** Pages for testers and marketing below `/qa`. They are in development and in the build with the mock backend alone. */
import type { ReactElement } from 'react';
import { Route } from 'react-router';
import { LINKS_PAGE, VISIT_PAGE } from '@/config/testerPages';
import { late } from '@/core/parts/late';

const HERE = import.meta.env.DEV || import.meta.env.MODE === 'mock';

/** Made once, so that they keep their state; nothing in the build of the product, which drops the imports with it. */
function makePages(): ReactElement {
  const Links = late(() => import('./MockLinks').then((m) => m.MockLinks));
  const Visit = late(() => import('./MockTracking').then((m) => m.MockTracking));
  return (
    <>
      <Route path={LINKS_PAGE.path} element={<Links />} />
      <Route path={VISIT_PAGE.path} element={<Visit />} />
    </>
  );
}

export const mockPages: ReactElement | null = HERE ? makePages() : null;
