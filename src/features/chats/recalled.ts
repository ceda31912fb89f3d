/** What was seen last of conversations, where the server cannot be asked at the start of a visit (BX-25). */
import type { Draft } from '@reduxjs/toolkit';
import type { ChatItem, Message } from '@/domain/model';
import { placed, toEntry } from './chatEntries';
import { newThread } from './chatsState';
import type { ChatsState, Thread } from './chatsState';
import { joined } from './messagePages';

export interface RecalledChats {
  account: string;
  /** When the list was heard, epoch ms by the server's clock. */
  heard_at: number;
  items: ChatItem[];
  /** The one opened last stands last. */
  threads: (Pick<Thread, 'history_limited' | 'partner_can_reply'> & {
    conversation: string;
    /** The newest ones, oldest first. */
    messages: Message[];
    /** When they were heard, as the list's. */
    heard_at: number;
  })[];
}

/** It stands only where nothing has been heard yet; the list is asked for as if there were none. */
export function takeRecalled(
  state: Draft<ChatsState>,
  { account, heard_at, items, threads }: RecalledChats,
): void {
  if (state.account !== account || state.status === 'ready') return;
  state.items = placed(items.map((item) => ({ ...toEntry(item), typing: false })));
  state.status = 'ready';
  state.failure = null;
  state.heard_at = heard_at;
  const recalled = threads.map(
    ({ conversation, messages, heard_at: recalled_at, ...rest }): [string, Thread] => [
      conversation,
      // Pages as long as the server's: each is asked about when there is one again.
      { ...newThread(), ...rest, pages: joined([], [messages]), recalled_at, status: 'ready' },
    ],
  );
  const heard = Object.entries(state.threads).filter(([, { status }]) => status === 'ready');
  state.threads = { ...state.threads, ...Object.fromEntries(recalled), ...Object.fromEntries(heard) };
}
