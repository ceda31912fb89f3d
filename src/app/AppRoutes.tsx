/** The route on screen: its layout, and the page behind its own error boundary. */
import { Route, Routes, useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { usePageAlive } from '@/core/navigation/pageAlive';
import { useRouteName } from '@/core/navigation/routeName';
import { isPlainName } from '@/lib/plainName';
import { ErrorBoundary } from './ErrorBoundary';
import { mockPages } from './mockPages';
import { layouts, pageOf } from './pages';
import type { PageEntry } from './pages';

/** Which route it is, is known already: the router would rank the whole table again each time it is drawn. */
export function AppRoutes() {
  const name = useRouteName();
  const entry = name === 'notFound' ? null : pageOf(name);
  const Layout = layouts[entry?.layout ?? 'default'];
  return (
    <Routes>
      <Route element={<Layout ownBar={entry?.ownBar} />}>
        {entry === null ? mockPages : <Route path={entry.pattern} element={<PageElement {...entry} />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function PageElement({ Page }: PageEntry) {
  usePageAlive();
  const { id = '' } = useParams();
  // Nobody and nothing has such an id; every page may look up the one that it is given.
  return <ErrorBoundary>{isPlainName(id) ? <Page /> : <NotFound />}</ErrorBoundary>;
}
