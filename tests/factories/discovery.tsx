/** Opens the pages of search, profile and likes against a mock backend of their own. */
import { act } from '@testing-library/react';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import { MatchMoment } from '@/app/MatchMoment';
import { addSharedLikes } from '@/app/sharedLikes';
import { patterns } from '@/config/paths';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { watchConsent } from '@/core/consent/consentListeners';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Settings } from '@/domain/model';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { addMomentListeners } from '@/features/likes/momentListeners';
import { NewLikeModal } from '@/features/likes/NewLikeModal';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import LikesPage from '@/pages/LikesPage';
import MemberPage from '@/pages/MemberPage';
import MembersPage from '@/pages/MembersPage';
import { renderPages } from './inRouter';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

interface Visit {
  /** Nobody for a visitor. */
  persona?: string;
  settings?: Partial<Settings>;
  /** False where what the browser keeps of earlier visits is not read yet: `look` does it. */
  looked?: boolean;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Opens an address as the browser does after a reload; close the backend after the test. */
export async function visitDiscovery(
  address: string,
  { persona, settings, prepare, looked = true }: Visit = {},
) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['members', 'member', 'likes', 'interests', 'search']);
  // What comes late in the browser is there before the test begins.
  await Promise.all([
    import('@/features/search/ClosedSearch'),
    import('@/features/search/FewFound'),
    import('@/features/search/FilterChips'),
    import('@/features/search/FilterForm'),
    import('@/features/search/LateSearch'),
    import('@/features/search/MoreFilters'),
    import('@/features/search/OtherWays'),
    import('@/features/search/RegionNames'),
  ]);
  const backend = createTestBackend(persona === undefined ? {} : { persona });
  Object.assign(backend.db.settings, settings);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  addSharedLikes(startListening);
  addMomentListeners(startListening);
  await store.dispatch(fetchSettings({}));
  const look = () => watchConsent(startListening, store.dispatch);
  if (looked) look();
  await store.dispatch(fetchUser());
  if (selectLoggedIn(store.getState())) store.dispatch(sessionStarted());
  const router = renderPages(
    store,
    [
      {
        element: (
          <>
            <main>
              <Outlet />
            </main>
            <MatchMoment />
            <NewLikeModal />
          </>
        ),
        children: [
          { path: patterns.members, element: <MembersPage /> },
          { path: patterns.member, element: <MemberPage /> },
          { path: patterns.likes, element: <LikesPage /> },
          { path: patterns.likesMember, element: <LikesPage /> },
          { path: patterns.likesType, element: <LikesPage /> },
          { path: '*', element: null },
        ],
      },
    ],
    address,
  );
  // Parts of the pages come late; they arrive before the test goes on.
  await act(() => vi.dynamicImportSettled());
  return { backend, store, startListening, router, look };
}
