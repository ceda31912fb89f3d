/** In which order the ways to pay are shown. */
import { isCountry } from '@/config/countries';
import { USUAL_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';

/**
 * What buyers of the country usually take comes first, the most usual at the head; the others as the server has them.
 * @param country ISO 3166-1
 * @returns the same methods, each once
 */
export function inUsualOrder(methods: readonly PaymentMethod[], country: string): PaymentMethod[] {
  const usual: readonly PaymentMethod[] = isCountry(country) ? USUAL_METHODS[country] : [];
  return [...new Set([...usual.filter((method) => methods.includes(method)), ...methods])];
}
