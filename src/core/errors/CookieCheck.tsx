/** Stands above a form that leads in; few browsers forbid cookies, so what is said to those comes late. */
import { Suspense } from 'react';
import { extra } from '@/core/parts/late';

const CookiesBlocked = extra(() => import('./CookiesBlocked').then((m) => m.CookiesBlocked), ['auth']);

/** Says nothing while cookies are kept, and where nobody knows: pages are drawn without a browser, too. */
export function CookieCheck() {
  if (!('cookieEnabled' in navigator) || navigator.cookieEnabled) return null;
  return (
    <Suspense>
      <CookiesBlocked />
    </Suspense>
  );
}
