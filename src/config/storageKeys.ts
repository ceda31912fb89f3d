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
  tracking: 'tracking',
  search: 'search',
  push: 'push',
} as const;
export const PERSIST_PREFIX = 'persist:';

/** Keys of localStorage outside the store. */
export const LOCAL_KEYS = {
  appearance: 'appearance',
  consent: 'consent',
  /** Set while a member is logged in: no name, only that a member's bar is to be expected. */
  memberHere: 'member-here',
  /** Set while the bonus banner is on screen, so that a reload keeps its place free. */
  bonusShown: 'bonus-shown',
  /** Which lander variant this visitor keeps. */
  variant: 'variant',
} as const;

/** Keys of sessionStorage. */
export const SESSION_KEYS = {
  /** Where each entry of the history was scrolled to. */
  scroll: 'scroll',
  /** When a failed chunk last reloaded the page, epoch ms. */
  chunkReloadedAt: 'chunk-reloaded-at',
  /** The page that asked for the log-in. */
  returnTo: 'return-to',
  /** Which payment a return from the payment page belongs to. */
  openPayment: 'open-payment',
} as const;

/** Personal records in localStorage: one key an account, wiped when the member logs out. */
export const ACCOUNT_RECORDS = ['drafts', 'outbox'] as const;
export type AccountRecord = (typeof ACCOUNT_RECORDS)[number];

/** Name of the channel on which the tabs agree. */
export const TABS_CHANNEL = 'tabs';

/**
 * The storage key of a personal record of one account.
 * @param record which record
 * @param userId the account's id
 */
export function accountKey(record: AccountRecord, userId: string): string {
  return `${record}:${userId}`;
}
