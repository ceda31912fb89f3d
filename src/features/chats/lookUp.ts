/** After a lost answer: how things stand at the server. */
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { selectOnline } from '@/core/connection/connectionSlice';
import type { ChatItem, Message } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';

const loadCalls = () => import('@/api/calls/chat');

interface Tools {
  getState: () => RootState;
  signal: AbortSignal;
}

/** True when the server may have done what it was asked for: only a refusal says that it has not. */
export const isLost = ({ kind }: Failure): boolean => kind !== 'refused' && kind !== 'aborted';

/** @returns the message as it is at the server; null when nobody can tell, or it is not there for the reader any more */
export const lookUpMessage = ({ id, conversation }: Message, tools: Tools): Promise<Message | null> =>
  heard(tools, async ({ signal }) => {
    const { getChat } = await loadCalls();
    const { messages } = await getChat(conversation, { around: id }, { signal });
    return messages.find((message) => message.id === id) ?? null;
  });

/** @returns the conversation as it is in the server's list; null when nobody can tell, or it is not there any more */
export const lookUpChat = (conversation: string, tools: Tools): Promise<ChatItem | null> =>
  heard(tools, async ({ signal }) => {
    const { getChats } = await loadCalls();
    const { chats } = await getChats({ signal });
    return chats.find((chat) => chat.conversation.id === conversation) ?? null;
  });

async function heard<Answer>(
  tools: Tools,
  ask: (tools: Tools) => Promise<Answer | null>,
): Promise<Answer | null> {
  // Without a network nobody waits for one failed attempt after the other.
  if (!selectOnline(tools.getState())) return null;
  try {
    return await ask(tools);
  } catch (error) {
    if (failureOf(error).kind === 'aborted') throw error;
    return null;
  }
}
