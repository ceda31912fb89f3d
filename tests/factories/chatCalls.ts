/** The calls of a page whose one conversation is kept by a chat server, in tests that mock those calls with these. */
import type * as calls from '@/api/calls/chat';
import type { getCurrentUser } from '@/api/calls/user';
import { createChatServer } from './chats';
import type { ChatServer } from './chats';
import { makeUser } from './user';

let server = createChatServer();

/** Gives the test that runs now a server of its own. */
export function newChatServer(options: Parameters<typeof createChatServer>[0] = {}): ChatServer {
  server = createChatServer(options);
  return server;
}

/** To take the place of `@/api/calls/chat`. */
export const chatCalls = {
  getChats: () => server.getChats(),
  getChat: () => server.getChat(),
  sendMessage: (...[body, options]: Parameters<ChatServer['sendMessage']>) =>
    server.sendMessage(body, options),
  markRead: () => server.markRead(),
  deleteChat: () => server.deleteChat(),
} satisfies Partial<Record<keyof typeof calls, unknown>>;

/** To take the place of `@/api/calls/user`: the balance is the server's. */
export const userCalls = {
  getCurrentUser: (): ReturnType<typeof getCurrentUser> =>
    Promise.resolve(makeUser({ credits: server.credits() })),
};
