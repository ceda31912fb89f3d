/** Which conversations have got something new, from one list to the next. */
import type { ChatItem } from './model';

type Item = Pick<ChatItem, 'conversation' | 'num_unread_messages' | 'last_message'> & {
  profile: { id: string };
};

/**
 * @param before the list as it was
 * @param now the list as it is
 * @returns ids of the conversations whose partner has written since and that hold more unread messages than before
 */
export function arrivals(before: readonly Item[], now: readonly Item[]): string[] {
  const known = new Map(before.map((item) => [item.conversation.id, item]));
  return now.flatMap(({ conversation, num_unread_messages, last_message, profile }) => {
    const earlier = known.get(conversation.id);
    const more = num_unread_messages > (earlier?.num_unread_messages ?? 0);
    const theirs = last_message?.from === profile.id;
    const newer = last_message?.sent_at !== earlier?.last_message?.sent_at;
    return more && theirs && newer ? conversation.id : [];
  });
}
