/** An own message as it is written, before its first attempt. */
import type { NewEntry } from '@/domain/outbox';

/** @param client_id names its text, too */
export const newEntry = (client_id: string, change: Partial<NewEntry> = {}): NewEntry => ({
  client_id,
  conversation: 'c1',
  profile: 'p1',
  text: `text of ${client_id}`,
  attachment: null,
  reply_to: null,
  created_at: 0,
  ...change,
});
