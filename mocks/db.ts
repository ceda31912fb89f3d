/** The mock database: a world made from a seed, and copies of it. */
import { createClock, iso, minutes } from './clock';
import { createRandom, hash } from './random';
import type { Db } from './tables';
import { addConversations } from './world/conversations';
import { addLikes } from './world/likes';
import { createMembers } from './world/members';
import { createPersonas } from './world/personas';
import { createSettings } from './world/settings';

export const defaultSeed = 'vesper';

/**
 * Makes a world. The same seed and time give the same world.
 * @param seed any text
 * @param now when the world begins, in milliseconds since 1970
 */
export function createDb(seed: string = defaultSeed, now: number = Date.now()): Db {
  const db: Db = {
    seed,
    created_at: now,
    settings: createSettings(),
    latency_ms: 0,
    clock: createClock(),
    random: { value: hash(seed) },
    counter: 0,
    members: new Map(),
    accounts: new Map(),
    likes: new Map(),
    blocks: new Set(),
    conversations: new Map(),
    payments: new Map(),
    codes: new Map([
      [
        'SUMMER10',
        {
          code: 'SUMMER10',
          value_percentage: 10,
          expires: null,
          country: null,
          minimum_order_value: 2000,
          used_by: [],
        },
      ],
      [
        'BELGE20',
        {
          code: 'BELGE20',
          value_percentage: 20,
          expires: null,
          country: 'BE',
          minimum_order_value: null,
          used_by: [],
        },
      ],
      [
        'OLDCODE',
        {
          code: 'OLDCODE',
          value_percentage: 15,
          expires: now - minutes(1),
          country: null,
          minimum_order_value: null,
          used_by: [],
        },
      ],
      [
        'USED15',
        {
          code: 'USED15',
          value_percentage: 15,
          expires: null,
          country: null,
          minimum_order_value: null,
          used_by: ['free', 'new', 'premium', 'low', 'empty', 'blocked'],
        },
      ],
    ]),
    cards: new Map([
      [
        'card-1',
        {
          id: 'card-1',
          member: 'premium',
          brand: 'visa',
          last4: '4242',
          expires: '2029-08',
          declined: false,
        },
      ],
      [
        'card-2',
        {
          id: 'card-2',
          member: 'premium',
          brand: 'mastercard',
          last4: '0002',
          expires: '2028-03',
          declined: true,
        },
      ],
    ]),
    sessions: new Map(),
    tokens: new Map(),
    login_failures: new Map(),
    resets: new Map(),
    outbox: [],
    events: [],
    faults: [],
    answers: new Map(),
    reports: [],
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
  for (const persona of ['new', 'deleted']) addFirstToken(db, persona, now);
  return db;
}

/** The link that a persona got by mail before the world began: activation, or taking the deletion back. */
function addFirstToken(db: Db, persona: string, now: number): void {
  const account = db.accounts.get(persona);
  if (!account) return;
  const action = account.status === 'not_confirmed' ? 'activate' : 'reactivate';
  const token = `${action}-${hash(`${db.seed}${persona}`).toString(36)}-${persona}`.padEnd(20, 'x');
  db.tokens.set(token, {
    token,
    action,
    member: persona,
    target: action === 'activate' ? '/activate/done' : '/login',
    expires: now + minutes(60 * 24 * 9),
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
    sent_at: iso(account.signup_date),
  });
}

/** A copy of everything, independent of the original. */
export const snapshot = (db: Db): Db => structuredClone(db);

/** Puts a copy back in place, so that everybody who holds the database sees it. */
export function restore(db: Db, copy: Db): void {
  Object.assign(db, structuredClone(copy));
}
