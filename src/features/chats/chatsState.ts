/** What the store knows of conversations (spec 3, chat state). */
import type { Failure } from '@/api/failure';
import type { ChatItem, Message } from '@/domain/model';
import type { Outbox } from '@/domain/outbox';

/** A chat item as the server sends it; the profile itself lives in core/profiles. */
export interface ChatEntry extends Omit<ChatItem, 'profile'> {
  profile: { id: string };
}

/** The messages of one conversation, as far as they are loaded. */
export interface Thread {
  /** Oldest page first; within a page, oldest message first. */
  pages: Message[][];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  older: 'idle' | 'loading' | 'failed';
  /** True when no older message can be loaded. */
  complete: boolean;
  /** The server keeps older messages but hides them (spec 9). */
  history_limited: boolean;
  partner_can_reply: boolean;
  typing: boolean;
  /** Id of the first message that was unread when the conversation was opened; it stays put while reading. */
  divider: string | null;
}

export interface ChatsState {
  /** Id of the account that outbox and drafts belong to; null when nobody's are here. */
  account: string | null;
  /** True from log-in to the end of the session. */
  active: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** The newest request for the list; answers to earlier ones are ignored. */
  request: string | null;
  /** When the list was last heard, epoch ms by the server's clock. */
  heard_at: number;
  /** The conversation that changed last comes first. */
  items: ChatEntry[];
  /** Dropped here and about to be deleted on the server. */
  removing: Record<string, ChatEntry>;
  threads: Record<string, Thread>;
  /** The conversation on screen. */
  open: string | null;
  /** Last opened chat profile and when, epoch ms. */
  last_opened: { profile: string; date: number } | null;
  /** Epoch ms of the newest message seen, by conversation: an older answer cannot make it unread again. */
  seen: Record<string, number>;
  outbox: Outbox;
  /** Unsent text by the addressee's profile id. */
  drafts: Record<string, string>;
}

export const initialState: ChatsState = {
  account: null,
  active: false,
  status: 'idle',
  failure: null,
  request: null,
  heard_at: 0,
  items: [],
  removing: {},
  threads: {},
  open: null,
  last_opened: null,
  seen: {},
  outbox: [],
  drafts: {},
};

export const newThread = (): Thread => ({
  pages: [],
  status: 'idle',
  failure: null,
  older: 'idle',
  complete: false,
  history_limited: false,
  partner_can_reply: true,
  typing: false,
  divider: null,
});
