/** Whether a message that was not sent can go back to where it was written without taking the place of something else. */
import type { OutboxEntry } from '@/domain/outbox';
import type { RootState } from '@/store/rootReducer';
import { selectPicture } from './attachmentsSlice';
import { selectReplyTo } from './repliesSlice';

/** What the next message carries already: there is room for one picture, and for one message that it answers. */
export type Held = 'photo' | 'reply';

type Carried = Pick<OutboxEntry, 'profile' | 'attachment' | 'reply_to' | 'reason'>;

/** @returns what has to go first; null when nothing would be lost */
export function heldBy(state: RootState, { profile, attachment, reply_to, reason }: Carried): Held | null {
  // What the server no longer has is not taken back.
  const photo = reason === 'attachment' ? null : attachment;
  const quote = reason === 'reply_to' ? null : reply_to;
  const picture = selectPicture(state, profile);
  if (photo && picture && picture.attachment?.id !== photo.id) return 'photo';
  const chosen = selectReplyTo(state, profile);
  return quote && chosen && chosen.id !== quote.id ? 'reply' : null;
}
