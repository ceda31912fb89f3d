/** Buying in tests of the mock backend: an order, the buttons of the payment page, a signed direct debit. */
import * as v from 'valibot';
import { ledgerAnswer, mandateCodeAnswer, paymentAnswer, paymentStartAnswer } from '@/api/wire/payment';
import type { LedgerEntry, Payment } from '@/domain/model';
import { control } from '@mocks/control';
import type { Caller, Reply } from './caller';

export const DAY_MS = 86_400_000;

/** What a mandate asks for besides its payment and its code. */
export const debitForm = {
  account_holder: 'Jonas Peeters',
  iban: 'BE68 5390 0754 7034',
  street: 'Korenmarkt',
  house_number: '12 b',
  zip: '9000',
  city: 'Ghent',
  phone: '+32 470 12 34 56',
};

/** Places an order. @returns the answer as it came */
export const order = (caller: Caller, changes: object = {}, headers: Record<string, string> = {}) =>
  caller.call(
    'POST',
    '/api/payment.php',
    { package: 'p1', method: 'bancontact', return_url: '/credits/p1', ...changes },
    headers,
  );

/** The same, of which only the id is wanted. */
export const orderId = async (caller: Caller, changes: object = {}): Promise<string> =>
  v.parse(paymentStartAnswer, (await order(caller, changes)).body).payment_id;

export const payment = async (caller: Caller, id: string): Promise<Payment> =>
  v.parse(paymentAnswer, (await caller.call('GET', `/api/payment.php?id=${id}`)).body);

/** Sends the form of the payment page. @param fields such as `outcome=pay` @returns status and where it leads */
export async function press(caller: Caller, id: string, fields: string): Promise<Omit<Reply, 'body'>> {
  const answer = await control(caller.db, {
    method: 'POST',
    url: `/__mock/pay/${id}`,
    headers: new Headers(),
    cookies: {},
    body: fields,
    signal: new AbortController().signal,
  });
  return typeof answer === 'string' ? { status: 0, headers: {} } : answer;
}

/** Buys a package up to its end. */
export async function buy(caller: Caller, changes: object = {}): Promise<string> {
  const id = await orderId(caller, changes);
  await press(caller, id, 'outcome=pay');
  caller.advance(2000);
  await payment(caller, id);
  return id;
}

/** Asks for the code of a mandate and reads it from the text message. */
export async function codeFor(caller: Caller, payment_id: string): Promise<string> {
  const { body } = await caller.call('PUT', '/api/directdebit.php', { payment_id, phone: debitForm.phone });
  v.parse(mandateCodeAnswer, body);
  return caller.db.outbox.findLast(({ kind }) => kind === 'sms')?.text.slice(0, 6) ?? '';
}

/** A page of the book of credits. */
export async function ledger(caller: Caller, page = 1): Promise<{ rows: LedgerEntry[]; total: number }> {
  const { body } = await caller.call('GET', `/api/ledger.php?page=${page}`);
  const { results, numResults } = v.parse(ledgerAnswer, body);
  return { rows: results, total: numResults };
}
