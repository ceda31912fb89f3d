/** Own messages on their way, as a conversation shows them (spec 2). */
import type { Message } from './model';
import { withoutDelivered } from './outbox';
import type { OutboxEntry } from './outbox';

/**
 * What is on its way stands below everything the server has told. What the server has told already is no longer on its
 * way: of several tabs, one may hear of the message before it hears that the sender has it confirmed.
 * @param messages the newest ones of the conversation, in order
 * @param entries own messages to its member, in the order of writing
 * @param own the reader's profile id
 * @returns one message an entry, with its client_id for an id
 */
export function unsentMessages(
  messages: readonly Message[],
  entries: readonly OutboxEntry[],
  own: string,
): Message[] {
  if (entries.length === 0) return [];
  const latest = Date.parse(messages.at(-1)?.sent_at ?? '') || 0;
  return withoutDelivered(entries, messages).map(({ client_id, conversation, text, created_at }) => ({
    id: client_id,
    client_id,
    conversation: conversation ?? '',
    from: own,
    text,
    attachment: null,
    sent_at: new Date(Math.max(created_at, latest)).toISOString(),
    read: false,
  }));
}
