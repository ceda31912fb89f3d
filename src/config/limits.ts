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
/** How long the reload that brings a newer release waits for it. */
export const NEW_VERSION_PATIENCE_MS = 8_000;
/** Likes that were heard longer ago are asked for when somebody comes back to the page. */
export const LIKES_OLD_MS = 300_000;
/** Likes that were heard this recently are not asked for again by their page when it opens. */
export const LIKES_JUST_HEARD_MS = 2_000;
/** How often a page that stays open looks for a newer release. */
export const NEW_VERSION_LOOK_MS = 900_000;
/** From sign-up until a member may be offered the site as an app: nobody is asked on a first visit. */
export const INSTALL_OFFER_AFTER_MS = 86_400_000;
/** After a mail was sent, as long until the same may be asked for again. */
export const MAIL_WAIT_MS = 60_000;
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
/** More would fill the memory of a phone when it is decoded; today's cameras make 48 million. */
export const PHOTO_MAX_PIXELS = 50_000_000;
export const PHOTO_LEAST_SIDE_PX = 200;
/** The photo that is sent: 3:4, so 2000 high. */
export const PHOTO_MOST_WIDTH_PX = 1_500;
/** A sent photo that is heavier is coded more sparingly. */
export const PHOTO_SENT_BYTES = 2 * 1024 * 1024;
/** The longest side of a picture in a message. */
export const ATTACHMENT_MOST_SIDE_PX = 2_048;
/** How long a deleted photo can be had back. */
export const PHOTO_UNDO_MS = 10_000;
export const FREE_CONVERSATIONS = 2;
export const SWIPE_LIKES_PER_DAY = 4;
export const REACTIVATION_DAYS = 14;
export const NAME_LEAST_CHARACTERS = 3;
export const NAME_MOST_CHARACTERS = 30;
/** Of what a member writes about themselves. */
export const ABOUT_MOST_CHARACTERS = 500;
export const CITY_MOST_CHARACTERS = 60;
export const PASSWORD_LEAST_CHARACTERS = 8;
export const TOKEN_LEAST_CHARACTERS = 16;
/** Premium members' higher chance to match, as the premium page claims (spec 1). */
export const MATCH_CLAIM_PERCENT = 46;

/** A line of progress stays long enough to be read; the four together stay under 1.5 s on top of the request itself. */
export const SIGNUP_STEP_MS: number = 350;

// Cookies
export const LANGUAGE_COOKIE_DAYS = 365;
export const AUTH_COOKIE_DAYS = 30;

// Requests (spec 7, 9)
export const REQUEST_RETRIES = 5;
export const RETRY_BASE_MS: number = 100;
export const RETRY_CAP_MS: number = 10_000;
/** A server that asks for longer gets a message on screen instead of a silent wait. */
export const RETRY_AFTER_CAP_MS = 30_000;
/** Pauses between attempts to learn what a visit begins with, once the first ones have failed. */
export const START_AGAIN = { baseMs: 4_000, capMs: 60_000 };
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2_000;
/** How long the browser's push service may take to answer. */
export const PUSH_SERVICE_MS = 20_000;
/** How long a log-out waits while the account forgets this device. */
export const PUSH_WITHDRAW_MS = 2_000;
/** How long an account is taken to know this device: a server that has lost it is told again. */
export const PUSH_TELL_AGAIN_MS = 86_400_000;
export const GEOLOCATION_MAX_AGE_MS = 3_600_000;
/** How long a page that comes is waited for, to bring the focus or the scroll to their place in it. */
export const PAGE_PATIENCE_MS = 10_000;
/** An empty page waits so long for its code before it shows that it waits. */
export const FIRST_PAGE_MS = 1_000;
export const PROGRESS_MS = 5_000;
export const PROGRESS_THROTTLE_MS = 200;

// Badges and alerts
/** The greatest number a badge shows; more reads "99+". */
export const BADGE_CAP = 99;
/** The credits badge appears at this many credits or fewer. */
export const CREDITS_BADGE_FROM = 10;
/** A hint about few credits that was closed stays away for as long. */
export const CREDITS_HINT_REST_MS = 604_800_000;
export const ALERTS_AT_ONCE = 2;

// Conversations
/** Messages of one author no further apart than this form one turn. */
export const MESSAGE_TURN_MS = 120_000;
/** Share of the message length from which the count warns. */
export const MESSAGE_COUNT_WARNING_SHARE = 0.9;
export const DRAFT_SAVE_DELAY_MS = 500;
/** What was not sent waits as long for its member after an expired session: 30 days, in milliseconds. */
export const UNSENT_KEPT_MS = 2_592_000_000;
/** How often the open conversation asks for news while it is on screen. */
export const CONVERSATION_POLL_MS = 2_500;
/** The same when nothing has happened for a while, and for long. */
export const CONVERSATION_POLL_CALM_MS = 5_000;
export const CONVERSATION_POLL_QUIET_MS = 10_000;
/** So many conversations are asked for first, to be shown at once; the others follow. */
export const CHATS_AT_FIRST = 60;
/** Path and query of that question: the empty page asks it before the app is here (scripts/prerender/atOnce). */
export const FIRST_CHATS = `/api/chats.php?newest=${CHATS_AT_FIRST}`;
/** A long list is asked for whole this often; between, for the part that changed last. */
export const CHATS_WHOLE_MS = 60_000;
export const CHATS_POLL_MS = 10_000;
export const CHATS_POLL_QUIET_MS = 30_000;
/** While nobody sees the page and no push message tells of news. */
export const CHATS_POLL_HIDDEN_MS = 60_000;
/** Without anything written, read or typed for this long the asking slows down. */
export const POLL_CALM_AFTER_MS = 60_000;
export const POLL_QUIET_AFTER_MS = 180_000;
/** The tab that asked last goes on asking; another one takes over when it is this late. */
export const OTHER_TAB_LEAD_MS = 1_500;
/** Several events tell of one waking-up: what was asked this recently is not asked again. */
export const REFRESH_AGAIN_MS = 1_000;
/** From the news of a message until a sound: it may be seen in another tab. */
export const ARRIVAL_SETTLE_MS = 700;
/** Between two sounds, however many messages come. */
export const CHIME_GAP_MS = 3_000;
/** While somebody writes, the other one is told this often. */
export const TYPING_TELL_MS = 3_000;
/** How long "typing" stays when nothing more is heard of it. */
export const TYPING_SHOWN_MS = 7_000;
/** A finger that rests this long on a message, and moves less than this, opens its menu. */
export const LONG_PRESS_MS = 450;
export const LONG_PRESS_SLOP_PX = 10;
/** How long its author can take a message back. */
export const TAKE_BACK_MINUTES = 15;
/** How long a line about an act stays, and one about an act that failed. */
export const NOTE_MS = 2_500;
export const NOTE_BAD_MS = 7_000;
/** Messages in one answer of a conversation. */
export const MESSAGES_PER_PAGE = 30;
/** A search while typing asks when the typing pauses for as long. */
export const SEARCH_DELAY_MS = 250;
/** Pages of unread messages that opening a conversation goes back at most, to begin at the first. */
export const UNREAD_PAGES = 4;
/** Pages held of the conversation on screen, around where it is read. */
export const PAGES_HELD = 40;
/** Pages kept of a conversation that is no longer on screen. */
export const PAGES_KEPT = 2;
/** Conversations whose messages stay in memory. */
export const THREADS_KEPT = 8;
/** Of the conversations and messages that are shown without a network, as many of each. */
export const LAST_SEEN_CHATS = 100;
export const LAST_SEEN_MESSAGES = 60;
export const LAST_SEEN_LIKES = 200;
/** What was seen longer ago is not shown any more, and what is new is kept as long after it has come. */
export const LAST_SEEN_MOST_MS = 30 * 86_400_000;
/** The longest that anything new on screen is not kept yet. */
export const LAST_SEEN_SAVE_MS = 1_500;
/** Attempts at an unconfirmed message before it waits for its writer or for the network. */
export const SEND_ATTEMPTS = 6;
export const SEND_RETRY_BASE_MS = 2_000;
export const SEND_RETRY_CAP_MS = 30_000;
/** The pause before the next message when the server wants one and does not say how long. */
export const SEND_PAUSE_S = 30;
/** A reader this close to the newest message follows it. */
export const NEAR_END_PX = 100;

// Tracking
export const TRACKING_VALUE_MOST_CHARACTERS = 120;
/** The answer about cookies counts for this long, and is then asked for again. */
export const CONSENT_DAYS = 180;
/** Raised with each new purpose of measurement: an answer to fewer purposes no longer counts, and everybody is asked again. */
export const CONSENT_VERSION: number = 1;

// Terms (spec 9)
/** 1 December 2023, 12:00 UTC, epoch milliseconds. */
export const TERMS_VERSION_MS = Date.UTC(2023, 11, 1, 12);
/** Whoever does not accept new terms is left in peace for as long, then asked again: 7 days. */
export const TERMS_REST_MS = 604_800_000;

/** A notice that needs no answer leaves after this long; the spec's default for progress (spec 9). */
export const NOTICE_MS = 5_000;
