/** Opens a lander in its layout, against a mock backend of its own. */
import type { ComponentType } from 'react';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { watchConsent } from '@/core/consent/consentListeners';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import type { Settings } from '@/domain/model';
import { trackingFromQuery } from '@/domain/tracking';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import LanderLayout from '@/layouts/LanderLayout';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderPages } from './inRouter';
import { pretendPhone } from '@tests/factories/media';
import { createTestStore } from './store';

export interface TestedLander {
  route: RouteName;
  texts: Namespace;
  page: ComponentType;
}
interface Visit {
  /** Nobody for a visitor. */
  persona?: string;
  phone?: boolean;
  settings?: Partial<Settings>;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Opens an address as the browser does after a click on an advertisement; close the backend after the test. */
export async function visitLander(
  { route, texts, page: Page }: TestedLander,
  address: string,
  { persona, phone = false, settings, prepare }: Visit = {},
) {
  pretendPhone(phone);
  await startI18n('en');
  await loadNamespaces(['landers', texts]);
  const backend = createTestBackend(persona === undefined ? {} : { persona });
  Object.assign(backend.db.settings, settings);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  store.dispatch(visitBegan(trackingFromQuery(address.split('?')[1] ?? '')));
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      { element: <LanderLayout />, children: [{ path: patterns[route], element: <Page /> }] },
      { path: '*', element: null },
    ],
    address,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  /** What the browser keeps of earlier visits is read. */
  const look = () => watchConsent(startListening, store.dispatch);
  return { backend, store, where, look };
}
