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
  if (before === now) return [];
  // Few of thousands: only those are looked for in the earlier list.
  const unread = now.filter(
    ({ num_unread_messages, last_message, profile }) =>
      num_unread_messages > 0 && last_message?.from === profile.id,
  );
  const ids = new Set(unread.map(({ conversation }) => conversation.id));
  const known = new Map(
    before.flatMap((item) => (ids.has(item.conversation.id) ? [[item.conversation.id, item]] : [])),
  );
  return unread.flatMap(({ conversation, num_unread_messages, last_message }) => {
    const earlier = known.get(conversation.id);
    const more = num_unread_messages > (earlier?.num_unread_messages ?? 0);
    const newer = last_message?.sent_at !== earlier?.last_message?.sent_at;
    return more && newer ? conversation.id : [];
  });
}
