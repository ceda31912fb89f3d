/** Items of the conversation list, and the order they stand in. */
import type { ChatItem } from '@/domain/model';
import { firstWhere } from '@/lib/firstWhere';
import type { ChatEntry } from './chatsState';

/** The item without its profile, which core/profiles keeps. */
export function toEntry({ profile, ...rest }: ChatItem): ChatEntry {
  return { ...rest, profile: { id: profile.id } };
}

const changedAt = ({ conversation }: ChatEntry): number => Date.parse(conversation.updated_at);

/** The conversation that changed last comes first. */
export function placed(entries: readonly ChatEntry[]): ChatEntry[] {
  // Each time is read once: reading one is what costs in a list of thousands.
  return entries
    .map((entry) => ({ entry, at: changedAt(entry) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ entry }) => entry);
}

/** How many of the placed ones changed after a moment, epoch ms. */
const countAfter = (entries: readonly ChatEntry[], moment: number): number =>
  firstWhere(entries, (entry) => changedAt(entry) <= moment);

/** One conversation in its place among others that are placed already; of those that changed at the same moment it is the first. */
export const placedAmong = (entry: ChatEntry, others: readonly ChatEntry[]): ChatEntry[] =>
  others.toSpliced(countAfter(others, changedAt(entry)), 0, entry);

/**
 * The list after its newest part was heard: what is newer than the oldest of that part, and not in it, has left the list; what
 * is older stays as it was.
 * @param known in the order of {@link placed}
 * @param heard those that changed last, and all pinned ones, also older ones
 * @returns `known` itself where all that was heard stands there already
 */
export function withNewest(known: ChatEntry[], heard: readonly ChatEntry[]): ChatEntry[] {
  const oldest = Math.min(...heard.filter(({ pinned }) => pinned !== true).map(changedAt));
  const newest = placed(heard.filter((entry) => changedAt(entry) >= oldest));
  const before = heard.filter((entry) => changedAt(entry) < oldest);
  if (
    newest.every((entry, place) => entry === known[place]) &&
    before.every((entry) => known.includes(entry))
  )
    return known;
  const ids = new Set(heard.map(({ conversation }) => conversation.id));
  const older = known
    .slice(countAfter(known, oldest))
    .filter(({ conversation }) => !ids.has(conversation.id));
  return before.reduceRight((list, entry) => placedAmong(entry, list), [...newest, ...older]);
}

/**
 * As the list shows them: first whoever a message could not be sent to, then the pinned ones, then the others.
 * @param entries in the order of {@link placed}, which stays within each of the three
 * @param failed profile ids
 */
export function inListOrder(entries: readonly ChatEntry[], failed: ReadonlySet<string>): ChatEntry[] {
  const first: ChatEntry[] = [];
  const pinned: ChatEntry[] = [];
  const others: ChatEntry[] = [];
  for (const entry of entries) {
    if (failed.has(entry.profile.id)) first.push(entry);
    else if (entry.pinned === true) pinned.push(entry);
    else others.push(entry);
  }
  return [...first, ...pinned, ...others];
}

/** True when a row would show the same for both. */
export function sameEntry(a: ChatEntry, b: ChatEntry): boolean {
  if (a === b) return true;
  return (
    a.profile.id === b.profile.id &&
    a.num_unread_messages === b.num_unread_messages &&
    a.conversation.updated_at === b.conversation.updated_at &&
    a.pinned === b.pinned &&
    a.archived === b.archived &&
    a.typing === b.typing &&
    sameLast(a.last_message, b.last_message)
  );
}

function sameLast(a: ChatEntry['last_message'], b: ChatEntry['last_message']): boolean {
  return a?.sent_at === b?.sent_at && a?.text === b?.text && a?.deleted === b?.deleted && a?.from === b?.from;
}

/** True when two lists have the same items in the same order. */
export const sameItems = (a: readonly ChatEntry[], b: readonly ChatEntry[]): boolean =>
  a === b || (a.length === b.length && a.every((item, place) => item === b[place]));
