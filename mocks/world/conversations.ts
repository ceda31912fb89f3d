/** The conversations that exist when a world begins. */
import { days, hours, minutes } from '../clock';
import type { Conversation } from '../conversationTables';
import { cycle, type Random } from '../random';
import type { Db, Member } from '../tables';
import { dialogues } from './talk/dialogues';
import { openerFor } from './talk/speech';

export const PREMIUM_CONVERSATIONS = 60;
const LONG_CONVERSATION = 5000;
/** How long ago the newest message of the long conversation was sent. */
export const LONG_AGE_MS = minutes(12);
const UNREAD_CONVERSATIONS = 6;

export interface Plan {
  id: string;
  viewer: string;
  partner: Member;
  length: number;
  /** How long ago the newest message was sent, in milliseconds. */
  age: number;
  /** How many of the newest messages the viewer has not read; they come from the partner. */
  unread: number;
}

/**
 * Texts of a conversation: whole dialogues, one after the other, cut to its length.
 * @param known last lines of the viewer's other conversations: this one ends on another where it can
 */
function lines(random: Random, length: number, known: ReadonlySet<string | undefined>): string[] {
  const texts: string[] = [];
  let dialogue: readonly string[] = [];
  while (texts.length < length) {
    dialogue = random.pick(dialogues);
    texts.push(...dialogue);
  }
  texts.push(...cycle(dialogues, dialogues.indexOf(dialogue) + 1));
  const spare = texts.findIndex((text, index) => index + 1 >= length && !known.has(text));
  const end = spare < 0 ? length : spare + 1;
  return texts.slice(end - length, end);
}

const openings = new Set(dialogues.map(([first]) => first));
/** How much longer a conversation rests before a new dialogue than before an answer. */
const REST = 200;
const SLOWEST_ANSWER_MS = minutes(9);

/**
 * How long each message lies before the newest: answers follow one another within minutes, a new dialogue begins
 * hours later.
 * @param spread how long the whole conversation may have taken, in milliseconds
 */
function timesBeforeLast(texts: readonly string[], spread: number): number[] {
  let sum = 0;
  const before = texts.map(() => 0);
  for (let index = texts.length - 1; index > 0; index -= 1) {
    sum += openings.has(texts[index]) ? REST : 1;
    before[index - 1] = sum;
  }
  const unit = Math.min(spread / Math.max(sum, 1), SLOWEST_ANSWER_MS);
  return before.map((weight) => weight * unit);
}

/**
 * Lets two members have talked.
 * @param known last lines of the viewer's other conversations, which this one shall not repeat
 */
export function converse(
  db: Db,
  random: Random,
  plan: Plan,
  known: ReadonlySet<string | undefined> = new Set(),
): Conversation {
  const { id, viewer, partner, length, unread } = plan;
  const spread = length > 100 ? days(270) : hours(2 + random.int(0, 60));
  const lastSpeaker = unread > 0 || random.chance(0.5) ? viewer : partner.id;
  const firstListener = lastSpeaker === viewer ? partner.id : viewer;
  const authorOf = (fromEnd: number) => {
    if (fromEnd < unread) return partner.id;
    return (fromEnd - unread) % 2 === 0 ? lastSpeaker : firstListener;
  };
  const texts = length === 1 ? [openerFor('en', partner.id)] : lines(random, length, known);
  const before = timesBeforeLast(texts, spread);
  const messages = texts.map((text, index) => ({
    id: `${id}-${index + 1}`,
    client_id: null,
    from: authorOf(length - 1 - index),
    text,
    attachment: null,
    at: Math.round(db.created_at - plan.age - (before[index] ?? 0)),
  }));
  return {
    id,
    members: [viewer, partner.id],
    started_by: authorOf(length - 1),
    language: 'en',
    messages,
    read: { [viewer]: length - unread, [partner.id]: length },
    cleared: {},
    typing_until: {},
  };
}

function add(db: Db, random: Random, plan: Omit<Plan, 'id'>): void {
  const own = [...db.conversations.values()].filter(({ members }) => members.includes(plan.viewer));
  const lastLines = new Set(own.map(({ messages }) => messages.at(-1)?.text));
  const conversation = converse(db, random, { id: `c${db.conversations.size + 1}`, ...plan }, lastLines);
  db.conversations.set(conversation.id, conversation);
  if (conversation.started_by === plan.viewer) db.accounts.get(plan.viewer)?.started.push(plan.partner.id);
}

/** Members who could be in a conversation with this one, the nearest part of the world first. */
function partnersOf(db: Db, viewer: Member): Member[] {
  return [...db.members.values()].filter(
    (member) =>
      member.status === 'active' &&
      !member.invisible &&
      !db.accounts.has(member.id) &&
      member.gender === viewer.looking_for &&
      member.looking_for === viewer.gender &&
      member.country === viewer.country,
  );
}

/**
 * Fills the conversations of the personas.
 * @param db a world with its members and accounts
 * @param random the world's chance
 */
export function addConversations(db: Db, random: Random): void {
  const plans: [persona: string, count: number, unread: number][] = [
    ['premium', PREMIUM_CONVERSATIONS, UNREAD_CONVERSATIONS],
    ['low', 5, 1],
    ['empty', 4, 1],
    ['blocked', 3, 0],
  ];
  for (const [persona, count, unreadCount] of plans) {
    const viewer = db.members.get(persona);
    if (!viewer) continue;
    partnersOf(db, viewer)
      .filter(({ id }) => persona !== 'blocked' || !db.blocks.has(`${id}>blocked`))
      .slice(0, count)
      .forEach((partner, index) => {
        const longest = persona === 'premium' && index === 0;
        add(db, random, {
          viewer: persona,
          partner,
          length: longest ? LONG_CONVERSATION : random.int(3, 26),
          age: longest ? LONG_AGE_MS : minutes(40) + index * hours(7) + random.int(0, minutes(300)),
          unread: index > 0 && index <= unreadCount ? random.int(1, 3) : 0,
        });
      });
  }
  const free = db.members.get('free');
  const [first] = free ? partnersOf(db, free) : [];
  // One waiting message from somebody near: the free persona has started nothing yet.
  if (first) {
    add(db, random, { viewer: 'free', partner: first, length: 1, age: minutes(20), unread: 1 });
  }
}
