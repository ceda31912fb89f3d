/** What the server said about an order at a price that is not the one of the button any more. */
import type { Failure } from '@/api/failure';

/** @returns true when nothing was ordered because the price has changed */
export const isPriceRefusal = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.fields.amount === 'changed';
