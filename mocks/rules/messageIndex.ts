/** Finds messages of a conversation at once, however long it is. */
import type { Conversation, StoredMessage } from '../conversationTables';

interface Index {
  /** Message id to place. */
  ids: Map<string, number>;
  /** `AUTHOR CLIENT_ID` to place. */
  clients: Map<string, number>;
  /** How many messages it knows. */
  known: number;
}

/** By the list of messages: a copy of the world has lists, and thereby indexes, of its own. */
const indexes = new WeakMap<StoredMessage[], Index>();

function indexOf({ messages }: Conversation): Index {
  const index = indexes.get(messages) ?? { ids: new Map(), clients: new Map(), known: 0 };
  indexes.set(messages, index);
  for (; index.known < messages.length; index.known += 1) {
    const message = messages[index.known];
    if (!message) break;
    index.ids.set(message.id, index.known);
    if (message.client_id !== null) index.clients.set(`${message.from} ${message.client_id}`, index.known);
  }
  return index;
}

/** The place of a message in its conversation; -1 for one that is not in it. */
export const placeOf = (conversation: Conversation, id: string): number =>
  indexOf(conversation).ids.get(id) ?? -1;

/** The message that a client named itself, or nothing. */
export function findByClientId(
  conversation: Conversation,
  from: string,
  clientId: string,
): StoredMessage | undefined {
  const place = indexOf(conversation).clients.get(`${from} ${clientId}`);
  return place === undefined ? undefined : conversation.messages[place];
}
