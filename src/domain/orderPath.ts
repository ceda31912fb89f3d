/** The addresses of an order: the code that it was made with goes along on every way back, and so does its price. */
import { TIME_BONUS_CODE } from '@/config/limits';
import { path } from '@/config/paths';
import type { Payment, PaymentMethod } from './model';

/**
 * The page on which a package is ordered.
 * @param id of the package
 * @param method null for the one that is usual there
 * @param code the discount code in use; null or undefined without one
 */
export function orderPath(id: string, method: PaymentMethod | null, code: string | null | undefined): string {
  return withCode(path('creditsPayment', { id, ...(method !== null && { paymentmethod: method }) }), code);
}

/** The page that tells how an order stands, and takes it up from there. */
export const progressPath = ({ package: id, method, code, payment_id }: Payment): string =>
  withPayment(orderPath(id, method, code), payment_id);

/**
 * Where a buyer comes back to.
 * @param link a path of this site with or without query
 */
export const withPayment = (link: string, payment_id: string): string =>
  `${link}${link.includes('?') ? '&' : '?'}payment=${encodeURIComponent(payment_id)}`;

/**
 * A link of the shop that takes the code in use along, and no other.
 * @param link a path of this site with or without query
 * @param code null or undefined without one
 */
export function withCode(link: string, code: string | null | undefined): string {
  const [pathname = '', query = ''] = link.split('?', 2);
  const parameters = new URLSearchParams(query);
  // Nobody has typed the bonus in: the server gives it, while it lasts, without being told.
  if (code === null || code === undefined || code === TIME_BONUS_CODE) parameters.delete('code');
  else parameters.set('code', code);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
