/** The rows of conversations. Everything is plain data, so a copy of it is a snapshot. */
import type { Quote, Reaction } from '@/domain/messageParts';
import type { Attachment } from '@/domain/model';

export interface StoredMessage {
  id: string;
  client_id: string | null;
  from: string;
  text: string;
  attachment: Attachment | null;
  /** The id of a gift that came instead of words. */
  gift?: string;
  /** The beginning of the message that this one answers. */
  reply_to?: Quote;
  reactions?: Reaction[];
  /** Its author took it back. */
  deleted?: true;
  at: number;
}

/** A picture that was sent and is not yet in a message. */
export interface WaitingAttachment extends Attachment {
  /** The member who sent it. */
  by: string;
}

export interface Conversation {
  id: string;
  members: [string, string];
  started_by: string;
  language: string;
  /** They only grow: a message that was taken back keeps its place. */
  messages: StoredMessage[];
  /** For each member, how many messages from the start this member has read. */
  read: Record<string, number>;
  /** For each member, how many messages from the start this member deleted. */
  cleared: Record<string, number>;
  /** For each member, the time until which this member is typing. */
  typing_until: Record<string, number>;
  /** The members who keep it above their others. */
  pinned?: string[];
  /** The members who have put it away. */
  archived?: string[];
}
