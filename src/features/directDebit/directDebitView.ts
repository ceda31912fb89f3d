/** Which of its faces the page of the direct debit shows. */
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import type { Mandate, Payment } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';

export type DirectDebitView =
  | { show: 'loading' }
  | { show: 'unreachable'; failure: Failure }
  | { show: 'unknown' }
  /** Signed, or paid another way: how it goes or went is told elsewhere. */
  | { show: 'progress'; order: Payment }
  /** Dropped before it was signed. */
  | { show: 'over'; order: Payment }
  /** This member may not pay by direct debit, or not as much (ER-08, ER-09). */
  | { show: 'blocked' | 'limit'; order: Payment }
  | { show: 'form'; order: Payment; mandate: Mandate };

/** What a query knows. */
export interface Asked<T> {
  data: T | undefined;
  failure: Failure | null;
}

/**
 * @param order what is paid for
 * @param mandate what is signed; asked for only while the order is open
 * @param refusal of the code or the signature, when it says that direct debit is not possible at all
 */
export function directDebitView(
  order: Asked<Payment>,
  mandate: Asked<Mandate>,
  refusal: Failure | null,
): DirectDebitView {
  if (order.data === undefined) return withoutData(order.failure);
  if (!isToSign(order.data)) return settled(order.data);
  const shut = shutBy(refusal) ?? shutBy(mandate.failure);
  if (shut !== null) return { show: shut, order: order.data };
  if (mandate.data === undefined) return withoutData(mandate.failure);
  return { show: 'form', order: order.data, mandate: mandate.data };
}

/** @returns true while an order waits for its signature */
export const isToSign = ({ method, status }: Payment): boolean => method === 'sdd' && status === 'open';

/** @returns what a refusal means for direct debits altogether; null for every other failure */
export function shutBy(failure: Failure | null): 'blocked' | 'limit' | null {
  const code = refusalCode(failure);
  if (code === 'sdd_blocked') return 'blocked';
  return code === 'sdd_limit' ? 'limit' : null;
}

function withoutData(failure: Failure | null): DirectDebitView {
  if (failure === null) return { show: 'loading' };
  return failure.kind === 'refused' && failure.status === 404
    ? { show: 'unknown' }
    : { show: 'unreachable', failure };
}

function settled(order: Payment): DirectDebitView {
  switch (order.status) {
    case 'open':
    case 'pending':
    case 'completed':
    case 'failed':
      return { show: 'progress', order };
    case 'cancelled':
      return { show: 'over', order };
    default:
      return assertNever(order.status);
  }
}
