/** The test payment page: where a real shop would hand over to the payment provider. */
import * as v from 'valibot';
import type { Answer } from '../answer';
import { readClock } from '../clock';
import type { Incoming } from '../dispatch';
import type { Payment } from '../moneyTables';
import { payIn, rememberCard } from '../rules/payments';
import type { Db } from '../tables';
import { familyOf, missingMain, payDocument, payMain, REMEMBER } from './markup';
import { payStyle } from './style';

export const payOutcome = v.picklist(['pay', 'stay', 'fail', 'cancel']);
export type PayOutcome = v.InferOutput<typeof payOutcome>;

/** The payment of a page's address; undefined when it is unknown, or paid elsewhere as a direct debit is. */
export function paymentOfPath(db: Db, path: string): Payment | undefined {
  const payment = db.payments.get(decodeURIComponent(/\/__mock\/pay\/([^/?]+)/.exec(path)?.[1] ?? ''));
  return payment?.method === 'sdd' ? undefined : payment;
}

const statusAfter = { stay: 'pending', fail: 'failed', cancel: 'cancelled' } as const;

/** Where the buyer goes back to, with the payment's id. */
export function returnAddress(payment: Payment): string {
  const url = new URL(payment.return_url, 'http://mock');
  url.searchParams.set('payment', payment.payment_id);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Does what the buyer chose and says where to go next. A payment that is no longer open stays as it is.
 * @param form what the page sends; a ticked `remember` keeps the card that pays
 * @returns a path of this site
 */
export function choose(
  db: Db,
  payment: Payment,
  outcome: PayOutcome,
  form: Pick<URLSearchParams | FormData, 'get'> = new URLSearchParams(),
): string {
  const now = readClock(db.clock);
  if (payment.status === 'open') {
    if (outcome !== 'pay') payment.status = statusAfter[outcome];
    else {
      if (form.get(REMEMBER) !== null && familyOf(payment) === 'card') rememberCard(db, payment, now);
      payIn(db, payment, now);
    }
  }
  return returnAddress(payment);
}

const html = (status: number, body: string): Answer => ({
  status,
  body,
  type: 'text/html; charset=utf-8',
  headers: {
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  },
  cookies: [],
});

/** Serves the page, its stylesheet and what its buttons send. */
export function answerPayPage(db: Db, incoming: Incoming): Answer {
  if (incoming.url.startsWith('/__mock/pay.css')) {
    return { status: 200, body: payStyle, type: 'text/css; charset=utf-8', headers: {}, cookies: [] };
  }
  const payment = paymentOfPath(db, incoming.url);
  if (!payment) return html(404, payDocument(missingMain));
  if (incoming.method !== 'POST') return html(200, payDocument(payMain(payment)));
  const form = new URLSearchParams(incoming.body);
  const chosen = v.safeParse(payOutcome, form.get('outcome'));
  if (!chosen.success) return html(422, payDocument(payMain(payment)));
  return { ...html(303, ''), headers: { Location: choose(db, payment, chosen.output, form) } };
}
