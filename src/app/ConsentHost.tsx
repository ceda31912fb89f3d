/** The bar that asks a visitor for consent: on the pages with a footer, once nothing else is being asked. */
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { selectAuthSettled, selectLoggedIn } from '@/core/auth/authSlice';
import { selectConsentState } from '@/core/consent/consentSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { routeNameOf } from '@/core/navigation/routeName';
import { extra } from '@/core/parts/late';
import { useAppSelector } from '@/store/hooks';
import { routes } from './routes';

const ConsentBar = extra(
  () => import('@/features/consent/ConsentBar').then((m) => m.ConsentBar),
  ['consent'],
);

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
    <Suspense>
      <ConsentBar key={pathname} dark={layout === 'lander'} />
    </Suspense>
  );
}
