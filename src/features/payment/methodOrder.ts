/** In which order the ways to pay are shown. */
import { isCountry } from '@/config/countries';
import { PAYMENT_METHODS, USUAL_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';

const kindOf = (method: PaymentMethod) => PAYMENT_METHODS[method].family;

/**
 * What buyers of the country usually take comes first, the most usual at the head, each with the others of its kind: whoever
 * looks for a card finds all of them in one place. Within a kind the usual ones come first, then the server's order.
 * @param country ISO 3166-1
 * @returns the same methods, each once
 */
export function inUsualOrder(methods: readonly PaymentMethod[], country: string): PaymentMethod[] {
  const usual: readonly PaymentMethod[] = isCountry(country) ? USUAL_METHODS[country] : [];
  const usualFirst = [...new Set([...usual.filter((method) => methods.includes(method)), ...methods])];
  const kinds = usualFirst.map(kindOf);
  return usualFirst.toSorted((one, other) => kinds.indexOf(kindOf(one)) - kinds.indexOf(kindOf(other)));
}
