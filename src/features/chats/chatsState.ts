/** What the store knows of conversations (spec 3, chat state). */
import type { Failure } from '@/api/failure';
import type { ChatItem, Message } from '@/domain/model';
import type { Outbox } from '@/domain/outbox';
import type { Kept } from '@/domain/sharedOutbox';
import type { Anchor } from '@/domain/rowWindow';
import type { OwnChoices } from './ownChoices';

/** A chat item as the server sends it; the profile itself lives in core/profiles. */
export interface ChatEntry extends Omit<ChatItem, 'profile'> {
  profile: { id: string };
  /** There is no conversation yet, only what is to begin it: in place of its id stands the profile's. */
  unbegun?: true;
}

/** A conversation that is about to be deleted on the server. */
interface Removal {
  item: ChatEntry;
  /** client_ids of what was not confirmed when the member removed it: they go with it, what is written later does not. */
  unsent: readonly string[];
  /** The answer is lost: whether the server has deleted it, the next list tells. Null while nothing is lost. */
  unsure: Failure | null;
}

/** The messages of one conversation, as far as they are loaded. */
export interface Thread {
  /** Oldest page first; within a page, oldest message first. */
  pages: Message[][];
  /** When they were heard in the last visit, epoch ms by the server's clock; null once this one has heard them. */
  recalled_at: number | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /**
   * Own messages that were confirmed and that no page has shown yet. They stand behind the pages, not in them: what others, or
   * the member elsewhere, have said before them may be missing, and a page that is joined to them would leave it out.
   */
  delivered: Message[];
  older: 'idle' | 'loading' | 'failed';
  newer: 'idle' | 'loading' | 'failed';
  /** The newest pages while `pages` end before them; null while they belong to `pages`. */
  tail: Message[][] | null;
  /** The next newer page begins with what came while nobody asked. */
  news_ahead: boolean;
  /** Where the reader left it; null at its end. */
  place: Anchor | null;
  /** Id of a message that the reader asked to see; `turn` makes the same one a new wish. */
  wanted: { message: string; turn: number } | null;
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
  /** When it was last heard whole, and not only the part that changed last; by the server's clock, too. */
  whole_at: number;
  /** The conversation that changed last comes first. */
  items: ChatEntry[];
  /** Dropped here and about to be deleted on the server, by conversation. */
  removing: Record<string, Removal>;
  threads: Record<string, Thread>;
  /** Reactions that were chosen here: older answers do not know of them. */
  choices: OwnChoices;
  /** The conversation on screen. */
  open: string | null;
  /** True while nobody can see the page: what comes meanwhile is unread, also in the open conversation. */
  away: boolean;
  /** Last opened chat profile and when, epoch ms. */
  last_opened: { profile: string; date: number } | null;
  /** Epoch ms of the newest message seen, by conversation: an older answer cannot make it unread again. */
  seen: Record<string, number>;
  outbox: Outbox;
  /** The outbox as storage is known to hold it, for all tabs. */
  kept: Kept;
  /** Unsent text by the addressee's profile id. */
  drafts: Record<string, string>;
  /** The drafts as storage is known to hold them. */
  drafts_kept: Record<string, string>;
}

/** The list was heard: with which request of this tab's, null for another tab's, and when, epoch ms by the server's clock. */
export interface ChatsHeard {
  request: string | null;
  at: number;
}

/** What all tabs of the account share through storage. */
export type SharedRecords = Pick<ChatsState, 'outbox' | 'kept' | 'drafts' | 'drafts_kept'>;

export const initialState: ChatsState = {
  account: null,
  active: false,
  status: 'idle',
  failure: null,
  request: null,
  heard_at: 0,
  whole_at: 0,
  items: [],
  removing: {},
  threads: {},
  choices: {},
  open: null,
  away: false,
  last_opened: null,
  seen: {},
  outbox: [],
  kept: {},
  drafts: {},
  drafts_kept: {},
};

export const newThread = (): Thread => ({
  pages: [],
  recalled_at: null,
  status: 'idle',
  failure: null,
  delivered: [],
  older: 'idle',
  newer: 'idle',
  tail: null,
  news_ahead: false,
  place: null,
  wanted: null,
  complete: false,
  history_limited: false,
  partner_can_reply: true,
  typing: false,
  divider: null,
});
