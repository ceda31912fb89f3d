/** Direct debit: who may pay by it and how much, the mandate, its one-time code and its signature (SEPA). */
import type { Mandate } from '@/domain/model';
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { days, iso, minutes, seconds } from '../clock';
import type { Payment } from '../moneyTables';
import type { Random } from '../random';
import type { Account, Db } from '../tables';
import { sendMail, sendText } from './outbox';
import { payIn } from './payments';
import { invalidFields, notFound, refuse, tooMany } from './refusal';
import { paymentsOf } from './withdrawal';

const LIMIT = 15_000;
const LIMIT_MS = days(30);
const DEBIT_AFTER_MS = days(5);
const REFUND_WEEKS = 8;
const CODE_VALID_MS = minutes(10);
const WAIT_MS = seconds(60);
const CODE_DIGITS = 6;
const PHONE_DIGITS = { min: 8, max: 15 } as const;
const CREDITOR_IDENTIFIER = 'NL00ZZZ000000000000';

const day = (time: number): string => iso(time).slice(0, 10);
const isTaken = ({ method, status }: Payment) =>
  method === 'sdd' && (status === 'pending' || status === 'completed');

/** Throws 403 for a member whose bank account is not charged, and for more than 150.00 within 30 days. */
export function assertMayDebit(db: Db, payment: Payment, account: Account, now: number): void {
  if (account.sdd_blocked) throw refuse(403, 'sdd_blocked');
  if (payment.status !== 'open') return;
  const before = paymentsOf(db, account.id)
    .filter((other) => isTaken(other) && other.created_at > now - LIMIT_MS)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (before + payment.amount > LIMIT) throw refuse(403, 'sdd_limit');
}

const referenceOf = ({ mandate, payment_id }: Payment): string => mandate?.reference ?? `M-${payment_id}`;

/** What will be signed, or was. */
export function mandateView({ settings }: Db, payment: Payment, now: number): Mandate {
  const { company_name, address, city, country } = settings;
  return {
    payment_id: payment.payment_id,
    status: payment.status,
    creditor: {
      name: company_name,
      address: `${address}, ${city}, ${country}`,
      identifier: CREDITOR_IDENTIFIER,
    },
    mandate_reference: referenceOf(payment),
    amount: payment.amount,
    currency: payment.currency,
    debit_date: day((payment.mandate?.signed_at ?? now) + DEBIT_AFTER_MS),
    refund_weeks: REFUND_WEEKS,
  };
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

const masked = (phone: string): string => phone.trim().replaceAll(/\d(?=(?:\D*\d){2})/g, '•');

/**
 * Sends a code by text message.
 * @throws Refusal 404 for an order that is not open, 422 for a phone that is none, 429 within a minute of the last code
 */
export function sendCode(db: Db, payment: Payment, phone: string, random: Random, now: number) {
  if (payment.status !== 'open') throw notFound();
  if (!isPhone(phone)) throw invalidFields({ phone: 'invalid' });
  const last = Math.max(
    0,
    ...[...db.mandate_codes.values()]
      .filter(({ member }) => member === payment.member)
      .map(({ sent_at }) => sent_at),
  );
  if (now < last + WAIT_MS) throw tooMany('rate_limited', (last + WAIT_MS - now) / 1000);
  const code = Array.from({ length: CODE_DIGITS }, () => random.int(0, 9)).join('');
  db.mandate_codes.set(payment.payment_id, { member: payment.member, code, sent_at: now });
  const sum = `${(payment.amount / 100).toFixed(2)} ${payment.currency}`;
  sendText(db, now, phone.trim(), `${code} is your code for the direct debit of ${sum}.`);
  return { sent_to: masked(phone), wait: WAIT_MS / 1000 };
}

const FIELDS = ['otp', 'account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const;
type DebitForm = Record<(typeof FIELDS)[number], string>;

function isSepaIban(text: string): boolean {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
}

/** Throws 422 with a code per field: `required` where it is empty, `invalid` otherwise. */
function assertForm(db: Db, payment: Payment, form: DebitForm, now: number): void {
  const sent = db.mandate_codes.get(payment.payment_id);
  const isCode = sent?.code === form.otp.trim() && now <= sent.sent_at + CODE_VALID_MS;
  const fields: Record<string, string> = {
    ...(!isCode && { otp: 'invalid' }),
    ...(!isSepaIban(form.iban) && { iban: 'invalid' }),
    ...(!isPhone(form.phone) && { phone: 'invalid' }),
  };
  for (const name of FIELDS) if (form[name].trim() === '') fields[name] = 'required';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Signs the mandate of an order and pays by it; an order that is not open any more stays as it is. */
export function sign(
  db: Db,
  payment: Payment,
  account: Account,
  form: DebitForm,
  now: number,
): { status: Payment['status']; mandate_reference: string } {
  if (payment.status === 'open') {
    assertForm(db, payment, form, now);
    payment.mandate = { reference: referenceOf(payment), signed_at: now };
    db.mandate_codes.delete(payment.payment_id);
    payIn(db, payment, now);
    const { creditor, debit_date } = mandateView(db, payment, now);
    sendMail(db, now, account, {
      subject: `Your SEPA mandate ${payment.mandate.reference}`,
      text: `${creditor.name} (${creditor.identifier}) may take ${(payment.amount / 100).toFixed(2)} ${payment.currency} once, on ${debit_date}. You can have it back from your bank within ${REFUND_WEEKS} weeks.`,
      links: [`/transactions/${payment.payment_id}`],
    });
  }
  return { status: payment.status, mandate_reference: referenceOf(payment) };
}
