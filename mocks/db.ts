/** The mock database: a world made from a seed, and copies of it. */
import { DEFAULT_SEED } from '@/config/testerPages';
import { planDeletion, REACTIVATION_DAYS } from './rules/deletion';
import { createClock, days, iso } from './clock';
import { createRandom, hash } from './random';
import type { Db } from './tables';
import { addConversations } from './world/conversations';
import { resizeConversations, type ConversationSizes } from './world/conversationSizes';
import { addLikes } from './world/likes';
import { createCrowd } from './world/crowd';
import { keepPeople } from './world/fewPeople';
import { createMembers } from './world/members';
import { createPersonas } from './world/personas';
import { firstCards, firstCodes } from './world/codes';
import { addPurchases } from './world/purchases';
import { createSettings } from './world/settings';

/** How large a world is; what is left out is as large as ever. */
export interface WorldSize extends ConversationSizes {
  /** How many of its own people there are besides the personas; the others are gone, with all that names them. */
  people?: number | undefined;
  /** How many members live in the default country besides its own people. */
  members?: number | undefined;
}

/**
 * Makes a world. The same seed and time give the same world.
 * @param seed any text
 * @param now when the world begins, in milliseconds since 1970
 * @param size for lists that are longer than the world's own
 */
export function createDb(seed: string = DEFAULT_SEED, now: number = Date.now(), size: WorldSize = {}): Db {
  const db: Db = {
    seed,
    created_at: now,
    begins_at: null,
    settings: createSettings(),
    latency_ms: 0,
    clock: createClock(),
    random: { value: hash(seed) },
    counter: 0,
    members: new Map(),
    accounts: new Map(),
    files: new Map(),
    likes: new Map(),
    blocks: new Set(),
    aside: new Map(),
    conversations: new Map(),
    sent: new Map(),
    attachments: new Map(),
    payments: new Map(),
    past_payments: new Map(),
    ledger: new Map(),
    mandate_codes: new Map(),
    codes: new Map(firstCodes(now).map((code) => [code.code, code])),
    cards: new Map(firstCards.map((card) => [card.id, { ...card, member: 'premium' }])),
    sessions: new Map(),
    tokens: new Map(),
    login_failures: new Map(),
    resets: new Map(),
    mail_changes: new Map(),
    outbox: [],
    events: [],
    faults: [],
    requests: [],
    answers: new Map(),
    reports: [],
    complaints: [],
    swipes: new Map(),
    beacons: 0,
    jar: { enabled: false, session: null },
  };
  const random = createRandom(db.random);
  const taken = new Set<string>();
  for (const { member, account } of createPersonas(random, now, taken)) {
    db.members.set(member.id, member);
    db.accounts.set(account.id, account);
  }
  for (const member of createMembers(random, now, taken)) db.members.set(member.id, member);
  addLikes(db, random);
  addConversations(db, random);
  addPurchases(db);
  for (const persona of ['new', 'deleted']) addFirstToken(db, persona);
  if (size.people !== undefined) keepPeople(db, size.people);
  // Last, so that everything else of a world is the same with and without a crowd.
  const crowded = createRandom({ value: hash(`${seed} crowd`) });
  for (const member of createCrowd(crowded, now, db.settings.geoip_country, size.members ?? 0))
    db.members.set(member.id, member);
  resizeConversations(db, size);
  return db;
}

/**
 * Makes a world that begins at a moment of its own, from where its clock runs on.
 * @param begins milliseconds since 1970; null for now
 */
export function createDbAt(begins: number | null, seed?: string, size?: WorldSize): Db {
  const real = Date.now();
  const db = createDb(seed, begins ?? real, size);
  db.begins_at = begins;
  db.clock.offset_ms = db.created_at - real;
  return db;
}

/** The link that a persona got by mail before the world began: activation, or taking the deletion back. */
function addFirstToken(db: Db, persona: string): void {
  const account = db.accounts.get(persona);
  if (!account) return;
  if (account.deletion_until !== null) planDeletion(db, persona, account.deletion_until);
  const action = account.status === 'not_confirmed' ? 'activate' : 'reactivate';
  const token = `${action}-${hash(`${db.seed}${persona}`).toString(36)}-${persona}`.padEnd(20, 'x');
  db.tokens.set(token, {
    token,
    action,
    member: persona,
    target: action === 'activate' ? '/activate/done' : '/login',
    subject: null,
    expires: account.deletion_until ?? account.signup_date + days(7),
    used: false,
  });
  db.outbox.push({
    id: `o-${persona}`,
    kind: 'mail',
    to: account.email,
    subject: action === 'activate' ? 'Confirm your e-mail' : 'Your account will be deleted',
    text:
      action === 'activate'
        ? 'One click and your e-mail is confirmed.'
        : 'Changed your mind? This link keeps your account.',
    links: [`/${token}`],
    sent_at: iso(
      account.deletion_until === null
        ? account.signup_date
        : account.deletion_until - days(REACTIVATION_DAYS),
    ),
  });
}

/** A copy of everything, independent of the original. */
export const snapshot = (db: Db): Db => structuredClone(db);

/**
 * Puts a copy back in place, so that everybody who holds the database sees it.
 * @param copy a table that was not there when it was made stays as it is
 */
export function restore(db: Db, copy: Partial<Db>): void {
  Object.assign(db, structuredClone(copy));
}
