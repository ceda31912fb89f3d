/** What was chosen stays in the address, so that a reload and the Back button find it again. */
import { path } from '@/config/paths';
import type { PaymentMethod } from '@/domain/model';

/**
 * Rewrites the address in place. Not by the router: it is the same page, and neither focus nor scroll may move.
 * @param code the discount code in use, null without one; undefined leaves the one that stands there, of which nobody
 * has heard yet whether it counts
 */
export function keepInAddress(id: string, method: PaymentMethod, code: string | null | undefined): void {
  const { location, history } = globalThis;
  const address = new URL(location.href);
  const own = path('creditsPayment', { id });
  // A page that is on its way out leaves the next one's address alone.
  if (address.pathname !== own && !address.pathname.startsWith(`${own}/`)) return;
  address.pathname = path('creditsPayment', { id, paymentmethod: method });
  if (code === null) address.searchParams.delete('code');
  else if (code !== undefined) address.searchParams.set('code', code);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
