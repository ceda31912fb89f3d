/** The routes on screen: a layout around each group of pages, every page behind its own error boundary. */
import { Route, Routes, useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { usePageAlive } from '@/core/navigation/pageAlive';
import { isPlainName } from '@/lib/plainName';
import { ErrorBoundary } from './ErrorBoundary';
import { mockPages } from './mockPages';
import { layouts, pagesOf } from './pages';
import type { PageEntry } from './pages';
import type { LayoutName } from './routes';

const names: readonly LayoutName[] = ['default', 'chat', 'lander', 'empty'];

export function AppRoutes() {
  return (
    <Routes>
      {names.map((name) => {
        const Layout = layouts[name];
        return (
          <Route key={name} element={<Layout />}>
            {pagesOf(name).map((entry) => (
              <Route key={entry.name} path={entry.pattern} element={<PageElement {...entry} />} />
            ))}
            {name === 'default' && mockPages}
            {name === 'default' && <Route path="*" element={<NotFound />} />}
          </Route>
        );
      })}
    </Routes>
  );
}

function PageElement({ Page }: PageEntry) {
  usePageAlive();
  const { id = '' } = useParams();
  // Nobody and nothing has such an id; every page may look up the one that it is given.
  return <ErrorBoundary>{isPlainName(id) ? <Page /> : <NotFound />}</ErrorBoundary>;
}
