/** What another member can do in a conversation at once: write, send a photo, answer, type, react, take back. */
import { seconds } from '../clock';
import type { Conversation, StoredMessage } from '../conversationTables';
import { quoteOf, setReaction, takeBack } from '../rules/messageActs';
import { nextNumber } from '../rules/outbox';
import { notFound } from '../rules/refusal';
import { deliver } from '../rules/replies';
import type { Db, Member } from '../tables';
import { openerFor } from '../world/talk/speech';

type WordKind = 'message' | 'typing' | 'reaction' | 'deletion';
export interface Words {
  kind: WordKind;
  /** Of a message its words, of a reaction its emoji. */
  text?: string | undefined;
  /** A message comes with the writer's portrait. */
  photo?: boolean | undefined;
  /** A message answers the newest one of the one who is logged in. */
  reply?: boolean | undefined;
}

const TYPING_MS = seconds(5);
/** Of every portrait, in pixels. */
const PORTRAIT = { width: 600, height: 800 } as const;

function newestOf({ messages }: Conversation, isTheirs: (message: StoredMessage) => boolean): number {
  const place = messages.findLastIndex((message) => !message.deleted && isTheirs(message));
  if (place === -1) throw notFound();
  return place;
}

function portraitOf(db: Db, { photos }: Member) {
  const [photo] = photos;
  return photo && { id: `a${nextNumber(db)}`, url: photo.image.filename, ...PORTRAIT };
}

function write(db: Db, conversation: Conversation, member: Member, words: Words, now: number): void {
  const { text, photo, reply } = words;
  const answered =
    reply === true && conversation.messages[newestOf(conversation, ({ from }) => from !== member.id)];
  const attachment = photo === true ? portraitOf(db, member) : undefined;
  const plain = () => (attachment ? '' : openerFor(conversation.language, `${nextNumber(db)}`));
  deliver(db, conversation, member.id, text ?? plain(), now, {
    ...(attachment && { attachment }),
    ...(answered && { reply_to: quoteOf(answered) }),
  });
}

/**
 * Does something in a conversation.
 * @throws Refusal 404 when there is no message to react to, to answer or to take back
 */
export function act(db: Db, conversation: Conversation, member: Member, words: Words, now: number): void {
  const messageAt = (place: number) => conversation.messages[place];
  switch (words.kind) {
    case 'message':
      return write(db, conversation, member, words, now);
    case 'typing':
      conversation.typing_until[member.id] = now + TYPING_MS;
      return undefined;
    case 'reaction': {
      const message = messageAt(newestOf(conversation, ({ from }) => from !== member.id));
      if (message) setReaction(message, member.id, words.text ?? '❤️');
      return undefined;
    }
    case 'deletion': {
      const place = newestOf(conversation, ({ from }) => from === member.id);
      const message = messageAt(place);
      if (message) takeBack(db, { conversation, message, place }, member.id, message.at);
      return undefined;
    }
  }
}
