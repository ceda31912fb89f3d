/** More or longer conversations than a world has of its own, for tests of long lists. */
import { days, minutes } from '../clock';
import type { Conversation } from '../conversationTables';
import { createRandom, hash, type Random } from '../random';
import type { Account, Db } from '../tables';
import { converse, LONG_AGE_MS, PREMIUM_CONVERSATIONS } from './conversations';
import { createCrowd } from './crowd';

export interface ConversationSizes {
  /** How many conversations the premium persona has. */
  conversations?: number | undefined;
  /** How many messages the longest of them has. */
  messages?: number | undefined;
}

const PERSONA = 'premium';
/** They begin where the world's own end. */
const FIRST_AGE_MS = days(18);
const APART_MS = minutes(30);
const LENGTH = { shortest: 2, longest: 8 } as const;

const ownConversations = (db: Db): Conversation[] =>
  [...db.conversations.values()].filter(({ members }) => members.includes(PERSONA));

/** Writes the longest conversation anew, with the same partner and the same newest moment. */
function stretch(db: Db, random: Random, length: number): void {
  const [longest] = ownConversations(db).toSorted((a, b) => b.messages.length - a.messages.length);
  const partner = db.members.get(longest?.members.find((member) => member !== PERSONA) ?? '');
  if (!longest || !partner) return;
  const plan = { id: longest.id, viewer: PERSONA, partner, length, age: LONG_AGE_MS, unread: 0 };
  db.conversations.set(longest.id, converse(db, random, plan));
}

/** Leaves the newest conversations only. */
function shorten(db: Db, account: Account, count: number): void {
  for (const { id, members } of ownConversations(db).slice(count)) {
    db.conversations.delete(id);
    account.started = account.started.filter((partner) => !members.includes(partner));
  }
}

/** Older conversations, each with somebody of its own. */
function lengthen(db: Db, random: Random, account: Account, count: number): void {
  const gender = db.members.get(PERSONA)?.looking_for ?? 'female';
  const crowd = createCrowd(random, db.created_at, db.settings.geoip_country, count, {
    prefix: 'pen',
    genders: [gender],
  });
  for (const [index, drawn] of crowd.entries()) {
    const partner = { ...drawn, status: 'active' as const, invisible: false };
    db.members.set(partner.id, partner);
    const conversation = converse(db, random, {
      id: `pc${index + 1}`,
      viewer: PERSONA,
      partner,
      length: random.int(LENGTH.shortest, LENGTH.longest),
      age: FIRST_AGE_MS + index * APART_MS,
      unread: 0,
    });
    db.conversations.set(conversation.id, conversation);
    if (conversation.started_by === PERSONA) account.started.push(partner.id);
  }
}

/** Makes the conversations of the premium persona as many and as long as asked; nothing else changes. */
export function resizeConversations(db: Db, { conversations, messages }: ConversationSizes): void {
  const account = db.accounts.get(PERSONA);
  if (!account) return;
  const random = createRandom({ value: hash(`${db.seed} sizes`) });
  if (messages !== undefined) stretch(db, random, Math.max(1, messages));
  if (conversations === undefined) return;
  if (conversations < PREMIUM_CONVERSATIONS) shorten(db, account, conversations);
  else lengthen(db, random, account, conversations - PREMIUM_CONVERSATIONS);
}
