/** Packages, codes, payments, cards (packages.php, discountcode.php, payment.php, transactions.php, cards.php). */
import type * as v from 'valibot';
import type {
  cardsAnswer,
  deleteCardRequest,
  discountQuery,
  paymentQuery,
  paymentRequest,
  paymentStartAnswer,
  transactionsQuery,
} from '@/api/wire/payment';
import type { CreditPackage, Discount, Payment as PaymentShown } from '@/domain/model';
import type { Context, MemberContext } from '../call';
import { iso } from '../clock';
import { nextNumber } from '../rules/outbox';
import { checkCode, discounted, packagesFor, payIn, welcomeCode } from '../rules/payments';
import { invalidFields, notFound, refuse } from '../rules/refusal';
import type { Db, Payment } from '../tables';

const countryOf = ({ db, viewer }: Context): string =>
  (viewer && db.members.get(viewer.id)?.country) ??
  db.settings.geoip_selected_country ??
  db.settings.geoip_country;

export const listPackages = (_: unknown, context: Context): { packages: CreditPackage[] } => ({
  packages: packagesFor(countryOf(context), context.viewer, context.now),
});

export function showDiscount(query: v.InferOutput<typeof discountQuery>, context: Context): Discount {
  const { db, viewer, now } = context;
  const me = viewer && db.members.get(viewer.id);
  if (query.code !== undefined && viewer && me) return checkCode(db, query.code, viewer, me, null, now);
  if (query.welcome === 'true' && viewer) return welcomeCode(viewer, now);
  throw notFound();
}

/** A path of this site: it begins with one slash and cannot be read as another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url) && new URL(url, 'http://mock').host === 'mock';

const paymentView = (payment: Payment): PaymentShown => ({
  payment_id: payment.payment_id,
  status: payment.status,
  package: payment.package,
  credits: payment.credits,
  amount: payment.amount,
  currency: payment.currency,
  method: payment.method,
  created_at: iso(payment.created_at),
});

function assertCardWorks(db: Db, cardId: string, member: string): void {
  const card = db.cards.get(cardId);
  if (!card || card.member !== member) throw invalidFields({ card: 'not_found' });
  if (card.declined) throw refuse(402, 'card_failed');
}

export function startPayment(
  input: v.InferOutput<typeof paymentRequest>,
  context: MemberContext,
): v.InferInput<typeof paymentStartAnswer> {
  const { db, viewer, me, now } = context;
  const chosen = packagesFor(me.country, viewer, now).find(({ id }) => id === input.package);
  if (!chosen) throw invalidFields({ package: 'not_found' });
  if (!chosen.methods.includes(input.method)) throw invalidFields({ method: 'invalid' });
  if (!isOwnPath(input.return_url)) throw invalidFields({ return_url: 'invalid' });
  const code = input.code ? checkCode(db, input.code, viewer, me, chosen.price, now) : null;
  if (input.card !== undefined) assertCardWorks(db, input.card, viewer.id);
  const withCode = code && discounted(chosen.price, code.value_percentage);
  const payment: Payment = {
    payment_id: `pay-${nextNumber(db)}`,
    member: viewer.id,
    status: 'open',
    package: chosen.id,
    credits: chosen.credits,
    // Two discounts never add up: the lower price counts.
    amount: Math.min(chosen.discount?.price ?? chosen.price, withCode ?? chosen.price),
    currency: chosen.currency,
    method: input.method,
    code: code?.code ?? null,
    return_url: input.return_url,
    created_at: now,
  };
  db.payments.set(payment.payment_id, payment);
  if (input.card !== undefined) {
    payIn(db, payment, now);
    return { payment_id: payment.payment_id, status: payment.status };
  }
  return {
    payment_id: payment.payment_id,
    status: payment.status,
    redirect_url: `/__mock/pay/${payment.payment_id}`,
  };
}

function paymentOf({ db, viewer }: MemberContext, id: string): Payment {
  const payment = db.payments.get(id);
  if (!payment || payment.member !== viewer.id) throw notFound();
  return payment;
}

export const showPayment = (
  { id }: v.InferOutput<typeof paymentQuery>,
  context: MemberContext,
): PaymentShown => paymentView(paymentOf(context, id));

export function listTransactions({ id }: v.InferOutput<typeof transactionsQuery>, context: MemberContext) {
  const { db, viewer } = context;
  const transactions =
    id === undefined
      ? [...db.payments.values()]
          .filter(({ member }) => member === viewer.id)
          .sort((a, b) => b.created_at - a.created_at)
      : [paymentOf(context, id)];
  return { transactions: transactions.map((payment) => paymentView(payment)) };
}

export function listCards(_: unknown, { db, viewer }: MemberContext): v.InferInput<typeof cardsAnswer> {
  return {
    cards: [...db.cards.values()]
      .filter(({ member }) => member === viewer.id)
      .map(({ id, brand, last4, expires }) => ({ id, brand, last4, expires })),
  };
}

export function deleteCard({ id }: v.InferOutput<typeof deleteCardRequest>, context: MemberContext) {
  if (context.db.cards.get(id)?.member !== context.viewer.id) throw notFound();
  context.db.cards.delete(id);
  return listCards({}, context);
}
