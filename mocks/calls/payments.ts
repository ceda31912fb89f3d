/** Orders and purchases (payment.php, transactions.php, withdrawal.php, ledger.php). */
import type * as v from 'valibot';
import type {
  cancelPaymentRequest,
  ledgerAnswer,
  ledgerQuery,
  paymentQuery,
  paymentRequest,
  paymentStartAnswer,
  transactionsQuery,
  withdrawalRequest,
} from '@/api/wire/payment';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { CreditPackage, Payment as PaymentShown } from '@/domain/model';
import type { MemberContext } from '../call';
import type { Payment } from '../moneyTables';
import { checkCode, discounted, packagesFor } from '../rules/discounts';
import { ledgerPage } from '../rules/ledger';
import { nextNumber } from '../rules/outbox';
import { payAddress, payIn, workingCard } from '../rules/payments';
import { paymentOf, paymentView } from '../rules/paymentViews';
import { invalidFields } from '../rules/refusal';
import { paymentsOf, withdrawFrom } from '../rules/withdrawal';

type Order = v.InferOutput<typeof paymentRequest>;

/** A path of this site: it begins with one slash and cannot be read as another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url) && new URL(url, 'http://mock').host === 'mock';

/** The package of an order; throws 422 for an order that cannot be placed. */
function chosenPackage({ package: id, method, card, return_url }: Order, context: MemberContext) {
  const { viewer, me, now } = context;
  const chosen = packagesFor(me.country, viewer, now).find((offered) => offered.id === id);
  if (!chosen) throw invalidFields({ package: 'not_found' });
  // A stored card is charged as what it is, whatever is on offer here.
  const isPayable =
    card === undefined ? chosen.methods.includes(method) : PAYMENT_METHODS[method].family === 'card';
  if (!isPayable) throw invalidFields({ method: 'invalid' });
  if (!isOwnPath(return_url)) throw invalidFields({ return_url: 'invalid' });
  return chosen;
}

/** What is paid, and by which code. Two discounts never add up: the lower price counts. */
function priceOf(chosen: CreditPackage, code: { code: string; value_percentage: number } | null) {
  const offers = [
    ...(code ? [{ amount: discounted(chosen.price, code.value_percentage), discount_code: code.code }] : []),
    ...(chosen.discount ? [{ amount: chosen.discount.price, discount_code: chosen.discount.code }] : []),
  ];
  const [best] = offers.toSorted((a, b) => a.amount - b.amount);
  const { amount, discount_code } = best ?? { amount: chosen.price, discount_code: null };
  return { amount, discount_code, discount_amount: chosen.price - amount };
}

/** Nobody pays another price than the one that the button named, where it named one. */
function checkNamed(input: Order, price: { amount: number; currency: string }): void {
  const { amount = price.amount, currency = price.currency } = input;
  if (amount !== price.amount || currency !== price.currency) throw invalidFields({ amount: 'changed' });
}

export function startPayment(input: Order, context: MemberContext): v.InferInput<typeof paymentStartAnswer> {
  const { db, viewer, me, now } = context;
  const chosen = chosenPackage(input, context);
  const code = input.code ? checkCode(db, input.code, viewer, me, chosen.price, now) : null;
  const price = { ...priceOf(chosen, code), currency: chosen.currency };
  checkNamed(input, price);
  const card = input.card === undefined ? null : workingCard(db, input.card, viewer.id, now);
  const payment: Payment = {
    payment_id: `pay-${nextNumber(db)}`,
    member: viewer.id,
    status: 'open',
    package: chosen.id,
    credits: chosen.credits,
    ...price,
    country: me.country,
    method: input.method,
    code: code?.code ?? null,
    start_now: input.start_now ?? false,
    return_url: input.return_url,
    // The account remembers what the sign-up said; the first source of all wins.
    tracking: viewer.tracking ?? input.tracking ?? null,
    created_at: now,
    completed_at: null,
    card: card && { brand: card.brand, last4: card.last4 },
    mandate: null,
    withdrawn: null,
  };
  db.payments.set(payment.payment_id, payment);
  if (card) payIn(db, payment, now);
  const { payment_id, status } = payment;
  return { payment_id, status, ...(!card && { redirect_url: payAddress(payment) }) };
}

export const showPayment = (
  { id }: v.InferOutput<typeof paymentQuery>,
  context: MemberContext,
): PaymentShown => paymentView(paymentOf(context, id), context);

/** Drops an order that was not paid; one that is paid or under way stays as it is. */
export function cancelPayment(
  { payment_id }: v.InferOutput<typeof cancelPaymentRequest>,
  context: MemberContext,
): PaymentShown {
  const payment = paymentOf(context, payment_id);
  if (payment.status === 'open') payment.status = 'cancelled';
  return paymentView(payment, context);
}

export function listTransactions({ id }: v.InferOutput<typeof transactionsQuery>, context: MemberContext) {
  const found =
    id === undefined
      ? paymentsOf(context.db, context.viewer.id).sort((a, b) => b.created_at - a.created_at)
      : [paymentOf(context, id)];
  return { transactions: found.map((payment) => paymentView(payment, context)) };
}

/** The second step of a withdrawal; sent again, it answers the same receipt. */
export function withdraw(
  { payment_id, name, email }: v.InferOutput<typeof withdrawalRequest>,
  context: MemberContext,
): PaymentShown {
  const { db, viewer, now } = context;
  const payment = paymentOf(context, payment_id);
  withdrawFrom(db, payment, viewer, { name, email }, now);
  return paymentView(payment, context);
}

export function listLedger(
  { page }: v.InferOutput<typeof ledgerQuery>,
  { db, viewer, now }: MemberContext,
): v.InferInput<typeof ledgerAnswer> {
  const number = Number(page ?? '1');
  if (!Number.isInteger(number) || number < 1) throw invalidFields({ page: 'invalid' });
  return ledgerPage(db, viewer, number, now);
}
