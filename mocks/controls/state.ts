/** What GET /__mock/state tells: enough for a test to see one message and one charge. */
import { iso } from '../clock';
import { asideOf } from '../rules/aside';
import { isOpenFor, unreadCount } from '../rules/conversations';
import { partnerId } from '../rules/visibility';
import type { Payment } from '../moneyTables';
import type { Account, Db } from '../tables';
import { blockerId } from '../world/leads';

const LEDGER_ROWS = 10;

const paymentState = (payment: Payment) => ({
  payment_id: payment.payment_id,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  credits: payment.credits,
  method: payment.method,
  code: payment.code,
  card: payment.card,
  start_now: payment.start_now,
  mandate_reference: payment.mandate?.reference ?? null,
  withdrawn: payment.withdrawn?.reference ?? null,
  tracking: payment.tracking ?? null,
});

function accountState(db: Db, account: Account) {
  const isOwn = ({ member }: { member: string }) => member === account.id;
  return {
    email: account.email,
    status: account.status,
    credits: account.credits,
    paid_user: account.paid_user,
    push: account.push_devices.length > 0,
    push_shows: account.push_devices.map(({ shows }) => shows),
    notifications_disabled: account.notifications_disabled,
    disabled_reason: account.disabled_reason,
    deletion_until: account.deletion_until === null ? null : iso(account.deletion_until),
    terms_accepted: iso(account.terms_accepted),
    sensitive_consent: account.sensitive_consent === null ? null : iso(account.sensitive_consent),
    photos: (db.members.get(account.id)?.photos ?? []).map(({ id, image, status }) => ({
      id,
      filename: image.filename,
      status,
    })),
    tracking: account.tracking,
    started: account.started,
    likes_given: [...db.likes.values()].filter(({ from }) => from === account.id).map(({ to }) => to),
    likes_received: [...db.likes.values()].filter(({ to }) => to === account.id).map(({ from }) => from),
    blocked: [...db.blocks].filter((key) => key.startsWith(`${account.id}>`)).map((key) => key.split('>')[1]),
    aside: asideOf(db, account.id).map(({ whom, kind, at }) => ({ profile: whom, kind, at: iso(at) })),
    reports: db.reports
      .filter(({ by }) => by === account.id)
      .map(({ reference, profile, photo, message, reason, text }) => ({
        reference,
        profile,
        photo,
        message,
        reason,
        text,
      })),
    conversations: [...db.conversations.values()]
      .filter((conversation) => isOpenFor(conversation, account.id))
      .map((conversation) => ({
        id: conversation.id,
        profile: partnerId(conversation, account.id),
        messages: conversation.messages.length,
        sent: conversation.messages.filter(({ from }) => from === account.id).length,
        received: conversation.messages.filter(({ from }) => from !== account.id).length,
        unread: unreadCount(conversation, account.id),
      })),
    payments: [...db.payments.values()].filter(isOwn).map(paymentState),
    past_payments: [...db.past_payments.values()].filter(isOwn).map(paymentState),
    cards: [...db.cards.values()]
      .filter(isOwn)
      .map(({ id, brand, last4, expires }) => ({ id, brand, last4, expires })),
    /** The newest movements of credits, the newest first. */
    ledger: (db.ledger.get(account.id) ?? [])
      .slice(-LEDGER_ROWS)
      .toReversed()
      .map(({ kind, credits, balance, profile, payment_id }) => ({
        kind,
        credits,
        balance,
        profile,
        payment_id,
      })),
  };
}

/** A sign of life that costs little however large the world is. */
export const aliveState = (db: Db, viewer: Account | null, now: number) => ({
  seed: db.seed,
  persona: viewer?.email ?? null,
  now: iso(now),
  frozen: db.clock.frozen_at !== null,
  latency_ms: db.latency_ms,
  faults: db.faults.length,
});

/** The state of a world, and of the member who is logged in. */
export function stateOf(db: Db, viewer: Account | null, now: number) {
  return {
    seed: db.seed,
    persona: viewer?.email ?? null,
    clock: { now: iso(now), ...db.clock },
    latency_ms: db.latency_ms,
    faults: db.faults,
    counts: {
      members: db.members.size,
      accounts: db.accounts.size,
      likes: db.likes.size,
      conversations: db.conversations.size,
      messages: [...db.conversations.values()].reduce((sum, { messages }) => sum + messages.length, 0),
      payments: db.payments.size,
      outbox: db.outbox.length,
      reports: db.reports.length,
      complaints: db.complaints.length,
      beacons: db.beacons,
      due_events: db.events.length,
    },
    personas: [...db.accounts.values()].map(({ email }) => email),
    blocker: { id: blockerId, name: db.members.get(blockerId)?.name ?? null },
    settings: db.settings,
    user: viewer && accountState(db, viewer),
  };
}
