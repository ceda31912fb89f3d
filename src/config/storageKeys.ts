/** Every cookie, storage key and channel that the browser keeps for the product; nothing else may be written. */

export const COOKIES = {
  /** Chosen language (spec 9). */
  language: 'i18n_redirected',
  /** Session, HttpOnly: the script never reads it. */
  session: 'auth',
} as const;

/** Slices that survive a reload; the persistence layer puts {@link PERSIST_PREFIX} in front. All impersonal. */
export const PERSIST_KEYS = {
  dismissals: 'dismissals',
} as const;
export const PERSIST_PREFIX = 'persist:';

/** Keys of localStorage outside the store. */
export const LOCAL_KEYS = {
  appearance: 'appearance',
  /** The visitor's answer about cookies. */
  consent: 'consent',
  /** Where the visitor came from; only with consent. */
  tracking: 'tracking',
  /** Set while a member is logged in: no name, only that a member's bar is to be expected. */
  memberHere: 'member-here',
  /** Set from a log-out until the server knows of it. */
  logoutPending: 'logout-pending',
  /** Set while the bonus banner is on screen, so that a reload keeps its place free. */
  bonusShown: 'bonus-shown',
  /** Set where a message that is not seen at once shall make no sound. */
  quiet: 'quiet',
  /** Set where the browser shall show no notice while the page is out of sight. */
  noNotices: 'no-notices',
  /** Which lander variant this visitor keeps: `a` or `b`; only with consent. */
  variant: 'variant',
} as const;

/** Keys of sessionStorage. */
export const SESSION_KEYS = {
  /** Where each entry of the history was scrolled to. */
  scroll: 'scroll',
  /** How many pages of a search each entry of the history showed. */
  searchPages: 'search-pages',
  /** When a failed chunk last reloaded the page, epoch ms. */
  chunkReloadedAt: 'chunk-reloaded-at',
  /** Photos whose deletion was told while the page was left. */
  photoDeletions: 'photo-deletions',
  /** The page that a buyer goes back to after the payment page. */
  openPayment: 'open-payment',
  /** What was typed into forms and not sent, see core/formDrafts, and a date of birth that ended a sign-up. */
  formDrafts: 'form-drafts',
} as const;

/** Personal records in localStorage: one key an account, wiped when the member logs out. */
export const ACCOUNT_RECORDS = ['drafts', 'left', 'outbox', 'payment', 'push', 'replies', 'trusted'] as const;
export type AccountRecord = (typeof ACCOUNT_RECORDS)[number];

/** Name of the channel on which the tabs agree. */
export const TABS_CHANNEL = 'tabs';
/** Name of the channel on which one tab tells the others what it has heard from the server. */
export const NEWS_CHANNEL = 'news';
/** Name of the channel on which one tab tells the others what was sent and read in it. */
export const ACTS_CHANNEL = 'acts';

/** Name of the channel on which the tabs share what they learn of the member. */
export const USER_CHANNEL = 'user';

/** Name of the cache that holds how much a notice may show here, where the worker finds it, too; without one nothing personal. */
export const PUSH_CACHE = 'push-notice';

/** Name of the cache that holds what a member saw last, for a start without a network; wiped when the session ends. */
export const LAST_SEEN_CACHE = 'last-seen';

/** Names of the locks by which one tab works for all. */
export const TAB_LOCKS = {
  poll: 'poll',
  likes: 'likes',
  user: 'user',
  outbox: 'outbox',
  pay: 'pay',
  notices: 'notices',
  push: 'push',
} as const;

/**
 * The storage key of a personal record of one account.
 * @param record which record
 * @param userId the account's id
 */
export function accountKey(record: AccountRecord, userId: string): string {
  return `${record}:${userId}`;
}

/** What a member wrote or began and no server has: losing it would be a loss. */
const UNSENT_WORK = new RegExp(
  `^(?:(?:drafts|outbox|replies|payment):|(?:${SESSION_KEYS.formDrafts})$)`,
  'u',
);

/** @param key of either storage */
export const isUnsentWork = (key: string): boolean => UNSENT_WORK.test(key);
