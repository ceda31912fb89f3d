/** The rows of the calls about conversations. */
import * as chat from '@/api/calls/chat';
import { makeChatItem, makeMessage } from '@tests/factories/chats';
import { CHAT_ITEM, MESSAGE, SENT } from './answers';
import { UPLOAD_PATIENCE_MS } from './row';
import type { Row } from './row';

const CLIENT_ID = '0b4f6a1e-8a2c-4d57-9a55-0c5c3b1f7e21';
const list = { chats: [makeChatItem()] };

/** A call without a row does not compile, and fails the matrix. */
export const CHAT_ROWS: Readonly<Record<keyof typeof chat, Row>> = {
  getChats: {
    kind: 'read',
    run: ({ signal }) => chat.getChats({ signal }),
    answer: list,
    word: 'chats.0.profile.status',
  },
  getNewChats: {
    kind: 'read',
    run: ({ signal }) => chat.getNewChats('"known"', { signal }),
    answer: list,
    word: 'chats.0.profile.gender',
  },
  getChat: {
    kind: 'read',
    run: ({ signal }) => chat.getChat('c1', {}, { signal }),
    answer: { messages: [makeMessage()], typing: false, history_limited: false, partner_can_reply: true },
  },
  sendMessage: {
    kind: 'asks',
    run: (act) => chat.sendMessage({ conversation: 'c1', client_id: CLIENT_ID, text: 'Hello' }, act),
    answer: SENT,
    word: 'conversation.profile.status',
  },
  markRead: { kind: 'write', run: (act) => chat.markRead('c1', 'x1', act), answer: null },
  deleteChat: { kind: 'write', run: (act) => chat.deleteChat('c1', act), answer: null },
  getIcebreakers: {
    kind: 'read',
    run: ({ signal }) => chat.getIcebreakers('m1', { signal }),
    answer: { lines: ['Hello'], cost: 1 },
  },
  searchChat: {
    kind: 'read',
    run: ({ signal }) => chat.searchChat('c1', 'pierogi', undefined, { signal }),
    answer: { results: [makeMessage()], more: false },
  },
  tellTyping: { kind: 'once', run: (act) => chat.tellTyping('c1', act), answer: null },
  react: { kind: 'write', run: (act) => chat.react('x1', '🙂', act), answer: MESSAGE },
  deleteMessage: { kind: 'write', run: (act) => chat.deleteMessage('x1', act), answer: MESSAGE },
  arrangeChat: {
    kind: 'write',
    run: (act) => chat.arrangeChat({ conversation: 'c1', pinned: true }, act),
    answer: CHAT_ITEM,
    word: 'chat.profile.gender',
  },
  uploadAttachment: {
    kind: 'write',
    run: (act) => chat.uploadAttachment(new Blob(['a picture']), act),
    answer: { attachment: { id: 'a1', url: '/cdn/a1.webp', width: 3, height: 4 } },
    patience: UPLOAD_PATIENCE_MS,
  },
};
