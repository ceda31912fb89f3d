/** The bar that asks a visitor for consent: on the pages with a footer, once nothing else is being asked. */
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { selectAuthSettled, selectLoggedIn } from '@/core/auth/authSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { selectConsentState } from '@/core/consent/consentSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { routeNameOf } from '@/core/navigation/routeName';
import { loadNamespaces } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { QuietBoundary } from './QuietBoundary';
import { routes } from './routes';

const ConsentBar = lazy(async () => {
  const [{ ConsentBar: bar }] = await whenReachable(() =>
    Promise.all([import('@/features/consent/ConsentBar'), loadNamespaces(['consent'])]),
  );
  return { default: bar };
});

export function ConsentHost() {
  const { pathname } = useLocation();
  const asked = useAppSelector(selectConsentState) === 'asked';
  const settled = useAppSelector(selectAuthSettled);
  const loggedIn = useAppSelector(selectLoggedIn);
  const isBusy = useAppSelector(selectOpenModal) !== null;
  const name = routeNameOf(pathname);
  const layout = name === 'notFound' ? 'default' : routes[name].layout;
  if (!asked || !settled || loggedIn || isBusy || (layout !== 'default' && layout !== 'lander')) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <ConsentBar key={pathname} dark={layout === 'lander'} />
      </Suspense>
    </QuietBoundary>
  );
}
