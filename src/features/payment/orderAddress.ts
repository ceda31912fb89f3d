/** What was chosen stays in the address, so that a reload and the Back button find it again. */
import { path } from '@/config/paths';
import type { PaymentMethod } from '@/domain/model';

/** The address of an order. @param code the discount code in use, null without one */
export function orderPath(id: string, method: PaymentMethod, code: string | null): string {
  const query = code === null ? '' : `?${new URLSearchParams({ code })}`;
  return path('creditsPayment', { id, paymentmethod: method }) + query;
}

/**
 * Rewrites the address in place. Not by the router: it is the same page, and neither focus nor scroll may move.
 * @param code the discount code in use, null without one
 */
export function keepInAddress(id: string, method: PaymentMethod, code: string | null): void {
  const { location, history } = globalThis;
  const address = new URL(location.href);
  const own = path('creditsPayment', { id });
  // A page that is on its way out leaves the next one's address alone.
  if (address.pathname !== own && !address.pathname.startsWith(`${own}/`)) return;
  address.pathname = path('creditsPayment', { id, paymentmethod: method });
  if (code === null) address.searchParams.delete('code');
  else address.searchParams.set('code', code);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/**
 * A link of the shop that takes the code in use along, and no other.
 * @param link a path of this site with or without query
 * @param code null without one
 */
export function withCode(link: string, code: string | null): string {
  const [pathname = '', query = ''] = link.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (code === null) parameters.delete('code');
  else parameters.set('code', code);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
