/** Empty layout: the page alone (spec 2); the sign-up modal opens over it like over any other. */
import { Outlet } from 'react-router';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';

export default function EmptyLayout() {
  return (
    <>
      <DocumentTitle />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
