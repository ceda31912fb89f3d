/** What GET /__mock/state tells: enough for a test to see one message and one charge. */
import { iso } from '../clock';
import { isOpenFor, unreadCount } from '../rules/conversations';
import { partnerId } from '../rules/visibility';
import type { Account, Db } from '../tables';
import { blockerId } from '../world/leads';

function accountState(db: Db, account: Account) {
  return {
    email: account.email,
    status: account.status,
    credits: account.credits,
    paid_user: account.paid_user,
    push: Boolean(account.push_subscription),
    started: account.started,
    likes_given: [...db.likes.values()].filter(({ from }) => from === account.id).map(({ to }) => to),
    likes_received: [...db.likes.values()].filter(({ to }) => to === account.id).map(({ from }) => from),
    blocked: [...db.blocks].filter((key) => key.startsWith(`${account.id}>`)).map((key) => key.split('>')[1]),
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
    payments: [...db.payments.values()]
      .filter(({ member }) => member === account.id)
      .map(({ payment_id, status, amount, currency, credits, method, code }) => ({
        payment_id,
        status,
        amount,
        currency,
        credits,
        method,
        code,
      })),
  };
}

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
      beacons: db.beacons,
      due_events: db.events.length,
    },
    personas: [...db.accounts.values()].map(({ email }) => email),
    blocker: { id: blockerId, name: db.members.get(blockerId)?.name ?? null },
    settings: db.settings,
    user: viewer && accountState(db, viewer),
  };
}
