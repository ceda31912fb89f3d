/** Items of the conversation list, and the order they stand in. */
import type { ChatItem } from '@/domain/model';
import type { ChatEntry } from './chatsState';

/** The item without its profile, which core/profiles keeps. */
export function toEntry({ profile, ...rest }: ChatItem): ChatEntry {
  return { ...rest, profile: { id: profile.id } };
}

/** The conversation that changed last comes first. */
export function placed(entries: readonly ChatEntry[]): ChatEntry[] {
  // Each time is read once: reading one is what costs in a list of thousands.
  return entries
    .map((entry) => ({ entry, at: Date.parse(entry.conversation.updated_at) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ entry }) => entry);
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
