/** Opens the landings of a member, in their layout, against a mock backend of their own. */
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import type { Settings } from '@/domain/model';
import { trackingFromQuery } from '@/domain/tracking';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import LanderLayout from '@/layouts/LanderLayout';
import MemberLandingBubblesPage from '@/pages/MemberLandingBubblesPage';
import MemberLandingMosaicPage from '@/pages/MemberLandingMosaicPage';
import MemberLandingPage from '@/pages/MemberLandingPage';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderPages } from './inRouter';
import { pretendPhone } from '@tests/factories/media';
import { createTestStore } from './store';

interface Visit {
  /** Nobody for a visitor. */
  persona?: string;
  phone?: boolean;
  settings?: Partial<Settings>;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Opens an address as the browser does after a click on an advertisement; close the backend after the test. */
export async function visitLanding(
  address: string,
  { persona, phone = false, settings, prepare }: Visit = {},
) {
  pretendPhone(phone);
  await startI18n('en');
  await loadNamespaces(['landings']);
  const backend = createTestBackend(persona === undefined ? {} : { persona });
  Object.assign(backend.db.settings, settings);
  prepare?.(backend);
  const { store } = createTestStore();
  store.dispatch(visitBegan(trackingFromQuery(address.split('?')[1] ?? '')));
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      {
        element: <LanderLayout />,
        children: [
          { path: patterns.memberLanding, element: <MemberLandingPage /> },
          { path: patterns.memberLanding2, element: <MemberLandingMosaicPage /> },
          { path: patterns.memberLanding3, element: <MemberLandingBubblesPage /> },
        ],
      },
      { path: '*', element: null },
    ],
    address,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { backend, store, router, where };
}
