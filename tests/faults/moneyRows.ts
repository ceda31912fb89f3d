/** The rows of the calls about money: what tests of paying know of them, and how each is repeated. */
import { PAYMENT_CALLS } from '@tests/factories/paymentCalls';
import type { Row } from './row';

type Name = keyof typeof PAYMENT_CALLS;

/** Where a closed list of words is in their answers. */
const WORDS: { readonly [name in Name]?: string } = {
  getPayment: 'status',
  startPayment: 'status',
  cancelPayment: 'status',
  withdraw: 'status',
  getTransactions: 'transactions.0.status',
  getMandate: 'status',
  signMandate: 'status',
};

const READS: ReadonlySet<Name> = new Set<Name>([
  'getPackages',
  'getDiscount',
  'getPayment',
  'getTransactions',
  'getCards',
  'getLedger',
  'getMandate',
]);

const isName = (name: string): name is Name => Object.hasOwn(PAYMENT_CALLS, name);

function rowOf(name: Name): Row {
  const { run, answer, tellsPauses } = PAYMENT_CALLS[name];
  const word = WORDS[name];
  const writes = tellsPauses === true ? 'asks' : 'write';
  return {
    kind: READS.has(name) ? 'read' : writes,
    run,
    answer,
    ...(word !== undefined && { word }),
  };
}

/** A row for each call of payments and direct debit. */
export const MONEY_ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.keys(PAYMENT_CALLS)
    .filter(isName)
    .map((name) => [name, rowOf(name)]),
);
