/** What the personas bought before the world began, and what they spent their credits on since. */
import type { PackageStyle, PaymentMethod } from '@/domain/model';
import { days, seconds } from '../clock';
import type { LedgerRow, Payment } from '../moneyTables';
import { partnerId } from '../rules/visibility';
import type { Account, Db } from '../tables';
import { bundles, currencyOf, priceOf } from './prices';

interface Purchase {
  style: PackageStyle;
  daysAgo: number;
  method: PaymentMethod;
  card?: { brand: string; last4: string };
}
/** So many real messages of a time, from one day to another one before now. */
interface Spell {
  messages: number;
  from: number;
  to: number;
}
interface Past {
  purchases: readonly Purchase[];
  spells: readonly Spell[];
  /** Days ago. */
  gifts: readonly number[];
}

/** Together with the signup credits these make the personas' balances. */
const pasts: Readonly<Record<string, Past>> = {
  new: { purchases: [], spells: [], gifts: [] },
  premium: {
    purchases: [
      { style: 'p1', daysAgo: 40, method: 'sdd' },
      { style: 'p2', daysAgo: 8, method: 'visa', card: { brand: 'visa', last4: '4242' } },
    ],
    spells: [
      { messages: 3, from: 299, to: 60 },
      { messages: 60, from: 40, to: 9 },
      { messages: 20, from: 8, to: 0 },
    ],
    gifts: [5.2, 2.4],
  },
  low: {
    purchases: [{ style: 'p0', daysAgo: 35, method: 'bancontact' }],
    spells: [{ messages: 16, from: 30, to: 0 }],
    gifts: [],
  },
  empty: {
    purchases: [{ style: 'p1', daysAgo: 60, method: 'paypal' }],
    spells: [{ messages: 23, from: 30, to: 0 }],
    gifts: [55, 52, 48, 41, 33, 30, 22, 9],
  },
  blocked: {
    purchases: [{ style: 'p1', daysAgo: 19, method: 'bancontact' }],
    spells: [{ messages: 18, from: 10, to: 0 }],
    gifts: [17, 12, 6],
  },
};

function paymentOf(account: Account, number: number, purchase: Purchase, now: number): Payment {
  const { style, daysAgo, method, card } = purchase;
  const at = now - days(daysAgo);
  const payment_id = `pay-${account.id}-${number}`;
  const currency = currencyOf('BE');
  return {
    payment_id,
    member: account.id,
    status: 'completed',
    package: style,
    credits: bundles.find((bundle) => bundle.style === style)?.credits ?? 0,
    amount: priceOf(style, currency),
    discount_amount: 0,
    discount_code: null,
    currency,
    country: 'BE',
    method,
    code: null,
    start_now: false,
    return_url: `/credits/${style}`,
    created_at: at,
    completed_at: at + seconds(2),
    card: card ?? null,
    mandate: method === 'sdd' ? { reference: `M-${payment_id}`, signed_at: at } : null,
    withdrawn: null,
  };
}

type Row = Omit<LedgerRow, 'id' | 'balance'>;
const plain = { profile: null, conversation: null, payment_id: null };

/** Every message that a member wrote, the oldest first, as it was paid for. */
function writtenBy(db: Db, member: string): Row[] {
  const credits = -db.settings.message_credits;
  const written: Row[] = [];
  for (const conversation of db.conversations.values()) {
    if (!conversation.members.includes(member)) continue;
    const about = { profile: partnerId(conversation, member), conversation: conversation.id };
    for (const { from, at } of conversation.messages)
      if (from === member) written.push({ ...plain, ...about, kind: 'message', credits, at });
  }
  return written.sort((a, b) => a.at - b.at);
}

/** Rows of a spell, spread over it. */
function spread(written: readonly Row[], { messages, from, to }: Spell, now: number): Row[] {
  const within = written.filter(({ at }) => at > now - days(from) && at <= now - days(to));
  return Array.from({ length: messages }, (_, index) => {
    const row = within[Math.floor((index * within.length) / messages)];
    if (!row) throw new Error('Not enough messages for the past');
    return row;
  });
}

function rowsOf(db: Db, account: Account, past: Past, now: number): Row[] {
  const written = writtenBy(db, account.id);
  const partners = [...new Map(written.map((row) => [row.profile, row])).values()];
  const given = (times: readonly number[]): Row[] =>
    times.map((daysAgo, index) => ({
      ...(partners[index % Math.max(1, partners.length)] ?? { ...plain }),
      kind: 'gift',
      credits: -db.settings.gift_credits,
      at: now - days(daysAgo),
    }));
  const bought = [...db.past_payments.values()].filter(({ member }) => member === account.id);
  return [
    { ...plain, kind: 'signup', credits: db.settings.signup_credits, at: account.signup_date } as const,
    ...bought.map(({ credits, payment_id, completed_at }): Row => ({
      kind: 'purchase',
      profile: null,
      conversation: null,
      credits,
      payment_id,
      at: completed_at ?? now,
    })),
    ...past.spells.flatMap((spell) => spread(written, spell, now)),
    ...given(past.gifts),
  ].sort((a, b) => a.at - b.at);
}

/** Gives the personas their purchases and the book of their credits, which ends with their balance. */
export function addPurchases(db: Db): void {
  const now = db.created_at;
  for (const [id, past] of Object.entries(pasts)) {
    const account = db.accounts.get(id);
    if (!account) continue;
    for (const [index, purchase] of past.purchases.entries()) {
      const payment = paymentOf(account, index + 1, purchase, now);
      db.past_payments.set(payment.payment_id, payment);
    }
    const rows: LedgerRow[] = [];
    for (const row of rowsOf(db, account, past, now)) {
      const balance = (rows.at(-1)?.balance ?? 0) + row.credits;
      rows.push({ ...row, id: `l-${id}-${rows.length + 1}`, balance });
    }
    db.ledger.set(id, rows);
  }
}
