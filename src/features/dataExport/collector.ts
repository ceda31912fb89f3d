/** Fetches everything that an account holds, one call after the other. What was fetched is kept, so that a failure loses nothing. */
import { ApiError, failureOf } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import type {
  AsideProfile,
  ChatItem,
  LedgerEntry,
  LikedBy,
  Message,
  Payment,
  Photo,
  Profile,
  ProfileDetails,
  User,
} from '@/domain/model';

interface Options {
  signal: AbortSignal;
}
export interface StoredCard {
  id: string;
  brand: string;
  last4: string;
  expires: string;
}

/** The calls that the copy is made of; those of `api/calls`, or others in a test. */
export interface ExportCalls {
  getCurrentUser: (options: Options) => Promise<User | null>;
  getMember: (id: string, options: Options) => Promise<{ profile: ProfileDetails; photos: Photo[] }>;
  getLikes: (options: Options) => Promise<{ profiles: Profile[]; liked_by: LikedBy[] }>;
  getBlocked: (options: Options) => Promise<Profile[]>;
  getAside: (options: Options) => Promise<AsideProfile[]>;
  getTransactions: (options: Options) => Promise<{ transactions: Payment[] }>;
  getCards: (options: Options) => Promise<{ cards: StoredCard[] }>;
  /** Newest first. @param page 1-based */
  getLedger: (page: number, options: Options) => Promise<{ results: LedgerEntry[]; numResults: number }>;
  getChats: (options: Options) => Promise<{ chats: ChatItem[] }>;
  getChat: (
    conversation: string,
    before: string | undefined,
    options: Options,
  ) => Promise<{ messages: Message[]; history_limited: boolean }>;
}

export interface CollectedConversation {
  chat: ChatItem;
  /** Oldest first. */
  messages: Message[];
  /** The server shows this member the newest messages only. */
  history_limited: boolean;
}
export interface Collected {
  user: User;
  profile: ProfileDetails;
  photos: Photo[];
  likes: Profile[];
  liked_by: LikedBy[];
  blocked: Profile[];
  /** Passed or hidden. */
  aside: AsideProfile[];
  transactions: Payment[];
  cards: StoredCard[];
  /** What the credits were spent on, newest first. */
  ledger: LedgerEntry[];
  conversations: CollectedConversation[];
}

/** How far it is; `conversations` is 0 until it is known how many there are. */
export interface ExportProgress {
  conversations: number;
  done: number;
  messages: number;
}
export const NO_PROGRESS: ExportProgress = { conversations: 0, done: 0, messages: 0 };

interface Thread {
  chat: ChatItem;
  /** Newest page first, each oldest message first. */
  pages: Message[][];
  history_limited: boolean;
  complete: boolean;
}

interface Ledger {
  /** By id: something booked meanwhile moves an entry to the next page, where it comes once more. */
  entries: Map<string, LedgerEntry>;
  pages: number;
  complete: boolean;
}

type Answer<Name extends keyof ExportCalls> = Awaited<ReturnType<ExportCalls[Name]>>;
interface Kept {
  user?: User;
  member?: Answer<'getMember'>;
  likes?: Answer<'getLikes'>;
  blocked?: Answer<'getBlocked'>;
  aside?: Answer<'getAside'>;
  transactions?: Answer<'getTransactions'>;
  cards?: Answer<'getCards'>;
  ledger?: Ledger;
  threads?: Thread[];
}

const SESSION_OVER = new ApiError({
  kind: 'refused',
  status: 403,
  code: 'authentication_required',
  details: {},
  fields: {},
});

async function ownAccount(calls: ExportCalls, options: Options): Promise<User> {
  const user = await calls.getCurrentUser(options);
  if (user === null) throw SESSION_OVER;
  return user;
}

const beginThread = (chat: ChatItem): Thread => ({
  chat,
  pages: [],
  history_limited: false,
  complete: false,
});

/** One more page of a conversation, older than what is there. A conversation that is gone by now holds nothing more. */
async function readPage(thread: Thread, calls: ExportCalls, options: Options): Promise<void> {
  const before = thread.pages.at(-1)?.at(0)?.id;
  try {
    const answer = await calls.getChat(thread.chat.conversation.id, before, options);
    thread.history_limited = answer.history_limited;
    const { messages } = answer;
    // The same page once more would go on for ever.
    const stuck = before !== undefined && messages.at(0)?.id === before;
    if (messages.length > 0 && !stuck) thread.pages.push(messages);
    thread.complete = stuck || messages.length < MESSAGES_PER_PAGE;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused' || failure.status !== 404) throw error;
    thread.complete = true;
  }
}

async function readLedgerPage(ledger: Ledger, calls: ExportCalls, options: Options): Promise<void> {
  const { results, numResults } = await calls.getLedger(ledger.pages + 1, options);
  ledger.pages += 1;
  for (const entry of results) ledger.entries.set(entry.id, entry);
  ledger.complete = results.length === 0 || ledger.entries.size >= numResults;
}

function progressOf(threads: readonly Thread[]): ExportProgress {
  return {
    conversations: threads.length,
    done: threads.filter(({ complete }) => complete).length,
    messages: threads.reduce((sum, { pages }) => pages.reduce((count, page) => count + page.length, sum), 0),
  };
}

/**
 * @param calls where the answers come from
 * @returns `collect`: brings everything. It rejects with an ApiError when a call fails; called again, it goes on there.
 */
export function createCollector(calls: ExportCalls) {
  const kept: Kept = {};
  return async function collect(
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<Collected> {
    const options = { signal };
    const user = (kept.user ??= await ownAccount(calls, options));
    const member = (kept.member ??= await calls.getMember(user.profile.id, options));
    const likes = (kept.likes ??= await calls.getLikes(options));
    const blocked = (kept.blocked ??= await calls.getBlocked(options));
    const aside = (kept.aside ??= await calls.getAside(options));
    const { transactions } = (kept.transactions ??= await calls.getTransactions(options));
    const { cards } = (kept.cards ??= await calls.getCards(options));
    const ledger = (kept.ledger ??= { entries: new Map(), pages: 0, complete: false });
    while (!ledger.complete) await readLedgerPage(ledger, calls, options);
    const threads = (kept.threads ??= (await calls.getChats(options)).chats.map(beginThread));
    onProgress(progressOf(threads));
    for (const thread of threads)
      while (!thread.complete) {
        await readPage(thread, calls, options);
        onProgress(progressOf(threads));
      }
    return {
      user,
      profile: member.profile,
      photos: member.photos,
      likes: likes.profiles,
      liked_by: likes.liked_by,
      blocked,
      aside,
      transactions,
      cards,
      ledger: [...ledger.entries.values()],
      conversations: threads.map(({ chat, pages, history_limited }) => ({
        chat,
        history_limited,
        messages: pages.toReversed().flat(),
      })),
    };
  };
}
