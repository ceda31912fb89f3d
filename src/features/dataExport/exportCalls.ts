/** The calls of the copy, brought together when it is asked for. */
import type { ExportCalls } from './collector';

export async function loadExportCalls(): Promise<ExportCalls> {
  const [account, chat, discovery, likes, members, payments, user] = await Promise.all([
    import('@/api/calls/account'),
    import('@/api/calls/chat'),
    import('@/api/calls/discovery'),
    import('@/api/calls/likes'),
    import('@/api/calls/members'),
    import('@/api/calls/payments'),
    import('@/api/calls/user'),
  ]);
  return {
    getCurrentUser: user.getCurrentUser,
    getMember: members.getMember,
    getLikes: likes.getLikes,
    getBlocked: account.getBlocked,
    getAside: discovery.getAside,
    getTransactions: payments.getTransactions,
    getCards: payments.getCards,
    getLedger: payments.getLedger,
    getChats: chat.getChats,
    getChat: (conversation, before, options) =>
      chat.getChat(conversation, before === undefined ? {} : { before }, options),
  };
}
