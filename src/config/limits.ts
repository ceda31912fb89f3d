/** Every fixed number of the product, each named by its meaning and unit (spec 9). Numbers that the server decides are settings, not here. */

// Time bonus (spec 4, 9)
/** From entering the members area until the time-bonus modal may open. */
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
export const TIME_BONUS_CODE = 'TIMEBONUS25';
export const TIME_BONUS_PERCENTAGE = 25;
/** From sign-up until the bonus ends. */
export const TIME_BONUS_DURATION_S = 14_400;
export const TICK_MS = 1_000;
/** The number that the "act fast" text names. */
export const TIME_LEFT_VALUE_HOURS = 4;

// Refresh and reload
export const USER_REFRESH_MS = 60_000;
/** Slower while push messages bring the news. */
export const USER_REFRESH_PUSH_MS = 300_000;
export const USER_REFRESH_START_DELAY_MS = 5_000;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const AUTO_LIKE_RELOAD_DELAY_MS = 500;
/** How often a modal that waits for somebody to finish typing looks again. */
export const IDLE_CHECK_MS = 1_000;

// Members (spec 5, 6)
/** Nobody younger is served, whatever the settings say. */
export const LEAST_AGE = 18;
/** The oldest age that a search or a date of birth can name. */
export const GREATEST_AGE = 99;
export const FREE_PHOTOS = 3;
export const PREMIUM_PHOTOS = 25;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const FREE_CONVERSATIONS = 2;
export const SWIPE_LIKES_PER_DAY = 4;
export const REACTIVATION_DAYS = 14;
export const NAME_LEAST_CHARACTERS = 3;
export const NAME_MOST_CHARACTERS = 30;
export const PASSWORD_LEAST_CHARACTERS = 8;
export const TOKEN_LEAST_CHARACTERS = 16;
/** Premium members' higher chance to match, as the premium page claims (spec 1). */
export const MATCH_CLAIM_PERCENT = 46;

// Cookies
export const LANGUAGE_COOKIE_DAYS = 365;
export const AUTH_COOKIE_DAYS = 30;

// Requests (spec 7, 9)
export const REQUEST_RETRIES = 5;
export const RETRY_BASE_MS = 100;
export const RETRY_CAP_MS = 10_000;
/** A server that asks for longer gets a message on screen instead of a silent wait. */
export const RETRY_AFTER_CAP_MS = 30_000;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2_000;
export const GEOLOCATION_MAX_AGE_MS = 3_600_000;
export const PROGRESS_MS = 5_000;
export const PROGRESS_THROTTLE_MS = 200;

// Badges and alerts
/** The greatest number a badge shows; more reads "99+". */
export const BADGE_CAP = 99;
/** The credits badge appears at this many credits or fewer. */
export const CREDITS_BADGE_FROM = 10;
export const ALERTS_AT_ONCE = 2;

// Conversations
/** Messages of one author no further apart than this form one turn. */
export const MESSAGE_TURN_MS = 120_000;
/** Share of the message length from which the count warns. */
export const MESSAGE_COUNT_WARNING_SHARE = 0.9;
export const DRAFT_SAVE_DELAY_MS = 500;
/** How often the open conversation asks for news while it is on screen. */
export const CONVERSATION_POLL_MS = 2_500;
export const CHATS_POLL_MS = 10_000;
/** Messages in one answer of a conversation. */
export const MESSAGES_PER_PAGE = 30;
/** Pages kept of a conversation that is no longer on screen. */
export const PAGES_KEPT = 2;
/** Conversations whose messages stay in memory. */
export const THREADS_KEPT = 8;
/** Attempts at an unconfirmed message before it waits for its writer or for the network. */
export const SEND_ATTEMPTS = 6;
export const SEND_RETRY_BASE_MS = 2_000;
export const SEND_RETRY_CAP_MS = 30_000;
/** A reader this close to the newest message follows it. */
export const NEAR_END_PX = 100;

// Tracking
export const TRACKING_VALUE_MOST_CHARACTERS = 120;

// Terms (spec 9)
/** 1 December 2023, 12:00 UTC, epoch milliseconds. */
export const TERMS_VERSION_MS = Date.UTC(2023, 11, 1, 12);

/** A notice that needs no answer leaves after this long; the spec's default for progress (spec 9). */
export const NOTICE_MS = 5_000;
