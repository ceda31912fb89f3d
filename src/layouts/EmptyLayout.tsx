/** Empty layout: the page alone with what the law wants (spec 2); the sign-up modal opens over it like over any other. */
import { Outlet } from 'react-router';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { LegalLine } from './parts/LegalLine';

export default function EmptyLayout() {
  return (
    <div className="bare-page">
      <DocumentTitle />
      <main id="main">
        <Outlet />
      </main>
      <LegalLine />
    </div>
  );
}
