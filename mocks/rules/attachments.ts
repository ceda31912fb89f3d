/** Pictures of messages: each waits for its message, for a day at most. */
import type { Attachment } from '@/domain/model';
import type { MemberContext } from '../call';
import { hours } from '../clock';
import type { StoredMessage, WaitingAttachment } from '../conversationTables';
import type { Db, DueEvent } from '../tables';
import type { ImageFile } from './imageFile';
import { nextNumber } from './outbox';
import { storeFile } from './photos';
import { invalidFields, refuse } from './refusal';

const WAITS_FOR_MS = hours(24);

/**
 * Keeps a picture as it is and plans its end. Its address is a file name, like that of every picture.
 * @throws Refusal 415 for a picture whose header names no size
 */
export function storeAttachment(
  { db, me, now, random }: MemberContext,
  bytes: Uint8Array,
  image: ImageFile,
): Attachment {
  if (!image.size) throw refuse(415, 'unsupported_type');
  const id = `a${nextNumber(db)}`;
  const attachment = { id, url: storeFile({ db, random }, bytes, image), ...image.size };
  db.attachments.set(id, { ...attachment, by: me.id });
  db.events.push({
    id: `e${nextNumber(db)}`,
    kind: 'attachment',
    at: now + WAITS_FOR_MS,
    attachment: id,
  });
  return attachment;
}

/** Finds a picture that a member may put into a message; throws 422 for one that is gone, used or not theirs. */
export function findAttachment(db: Db, id: string, member: string): WaitingAttachment {
  const waiting = db.attachments.get(id);
  if (waiting?.by !== member) throw invalidFields({ attachment: 'invalid' });
  return waiting;
}

/** Takes a picture for a message; it can be in one only. */
export function takeAttachment(db: Db, { by: _by, ...attachment }: WaitingAttachment): Attachment {
  db.attachments.delete(attachment.id);
  db.events = db.events.filter((event) => event.kind !== 'attachment' || event.attachment !== attachment.id);
  return attachment;
}

const forgetFile = (db: Db, { url }: Attachment) => db.files.delete(url);

function forget(db: Db, waiting: WaitingAttachment): void {
  forgetFile(db, waiting);
  db.attachments.delete(waiting.id);
}

/** A picture has waited too long. */
export function dropAttachment(db: Db, event: Extract<DueEvent, { kind: 'attachment' }>): void {
  const waiting = db.attachments.get(event.attachment);
  if (waiting) forget(db, waiting);
}

/** Forgets the pictures that a member has sent and not used. */
export function forgetWaiting(db: Db, member: string): void {
  for (const waiting of db.attachments.values()) if (waiting.by === member) forget(db, waiting);
}

/** Forgets the files of messages that are no more. */
export function forgetAttachments(db: Db, messages: readonly StoredMessage[]): void {
  for (const { attachment } of messages) if (attachment) forgetFile(db, attachment);
}
