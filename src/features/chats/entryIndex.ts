/** Finds conversations in the list: with every key that is pressed, several parts of the page look for one in thousands. */
import type { ChatEntry } from './chatsState';

interface Index {
  byConversation: (id: string) => ChatEntry | undefined;
  /** Of two with one member the first counts. */
  byProfile: (id: string) => ChatEntry | undefined;
}

const indexes = new WeakMap<readonly ChatEntry[], Index>();

/**
 * The index of a list. With every message there is another list, and nearly always one of its first entries is looked for: it
 * is read no further than that one, and only once.
 */
export function indexOf(entries: readonly ChatEntry[]): Index {
  const known = indexes.get(entries);
  if (known) return known;
  const index = createIndex(entries);
  indexes.set(entries, index);
  return index;
}

function createIndex(entries: readonly ChatEntry[]): Index {
  const conversations = new Map<string, ChatEntry>();
  const profiles = new Map<string, ChatEntry>();
  let read = 0;
  const readUntil = (found: Map<string, ChatEntry>, id: string): ChatEntry | undefined => {
    while (!found.has(id) && read < entries.length) {
      const entry = entries[read];
      read += 1;
      if (!entry) continue;
      conversations.set(entry.conversation.id, entry);
      if (!profiles.has(entry.profile.id)) profiles.set(entry.profile.id, entry);
    }
    return found.get(id);
  };
  return {
    byConversation: (id) => readUntil(conversations, id),
    byProfile: (id) => readUntil(profiles, id),
  };
}

/** Which of some members a list has a conversation with: whoever has none is looked for in all of it, so it is read at once. */
export function partnersAmong(
  entries: readonly ChatEntry[],
  profiles: readonly string[],
): ReadonlySet<string> {
  const wanted = new Set(profiles);
  const found = new Set<string>();
  for (const { profile } of entries) {
    if (found.size === wanted.size) break;
    if (wanted.has(profile.id)) found.add(profile.id);
  }
  return found;
}
