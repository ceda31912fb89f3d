/** Items of the conversation list. */
import type { ChatItem } from '@/domain/model';
import type { ChatEntry } from './chatsState';

/** The item without its profile, which core/profiles keeps. */
export function toEntry({ profile, ...rest }: ChatItem): ChatEntry {
  return { ...rest, profile: { id: profile.id } };
}

/** The conversation that changed last comes first. */
export function placed(entries: ChatEntry[]): ChatEntry[] {
  const at = ({ conversation }: ChatEntry) => Date.parse(conversation.updated_at);
  return entries.toSorted((a, b) => at(b) - at(a));
}

/** True when a row would show the same for both. */
export function sameEntry(a: ChatEntry, b: ChatEntry): boolean {
  return (
    a.profile.id === b.profile.id &&
    a.num_unread_messages === b.num_unread_messages &&
    a.conversation.updated_at === b.conversation.updated_at &&
    a.last_message?.sent_at === b.last_message?.sent_at &&
    a.last_message?.text === b.last_message?.text
  );
}
