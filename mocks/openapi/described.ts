/** What schemas do not say of a call: its sense in a line, and the refusals that are its own (api-contract.md). */

export interface Described {
  tag: string;
  summary: string;
  /**
   * A refusal in the contract's notation: `429 daily_limit {resets_at}`, or `422 email: taken, invalid` for codes of a field. Left out is
   * what every call of its kind may answer: no session, a write from elsewhere, a key used twice, fields that are missing or of the wrong kind.
   */
  refusals: readonly string[];
}

const call = (tag: string, summary: string, ...refusals: string[]): Described => ({ tag, summary, refusals });

const GONE = '404 not_found';
const BLOCKED = '403 blocked_by {name}';
const HAVING_BLOCKED = '403 blocked';
const PENDING = '403 account_pending_deletion {until}';
const POOR = '402 not_enough_credits';
const EXPIRED = '410 token_expired';
const NO_PICTURE = ['413 too_large', '415 unsupported_type'];
const NO_DEBIT = [GONE, '403 sdd_blocked', '403 sdd_limit'];
const BAD_CODE = '422 code: not_found, used, invalid {reason, minimum_order_value, currency, country}';

/** By method and path, as in the table of calls. */
export const described: Readonly<Record<string, Described>> = {
  'GET settings.php': call(
    'Site',
    'What the site is and allows: countries, prices, limits, texts of the company.',
  ),
  'GET interests.php': call('Site', 'Names of all interests.'),
  'GET regions.php': call('Site', 'Names of regions by country.'),
  'GET companyinfo.php': call('Site', 'Who runs the site.'),
  'GET geocode.php': call(
    'Site',
    'The known place nearest to a position.',
    GONE,
    '422 lat: invalid',
    '422 lon: invalid',
  ),
  'POST page-hidden.php': call('Site', 'Counts a page that was left. A beacon: it needs no header.'),
  'GET faq.php': call('Help', 'Questions and answers in a language, English without one.'),
  'POST complaint.php': call(
    'Help',
    'Keeps a complaint, or a notice about content.',
    '422 name: required, too_long',
    '422 email: required, invalid',
    '422 text: required, too_long',
    '422 item: required, invalid',
    '422 good_faith: required',
  ),

  'GET user.php': call('Account', 'Who is logged in; null for a visitor.'),
  'POST user.php': call(
    'Account',
    'Logs in.',
    '401 login_failed',
    '429 too_many_attempts {minutes}',
    PENDING,
  ),
  'POST user.php?push=1': call('Account', 'Keeps a push subscription; false ends it.'),
  'PUT user.php': call(
    'Account',
    'Changes language, notifications, visibility, consent, e-mail or password.',
    '422 old_password: wrong',
    '422 new_password: too_short',
    '422 new_email: taken, invalid',
    '429 too_many_mails',
  ),
  'DELETE user.php': call('Account', 'Plans the deletion of the account.', '422 password: wrong'),
  'GET logout.php': call('Account', 'Ends the session.'),
  'POST signup.php': call(
    'Account',
    'Makes an account, and logs in.',
    '422 email: taken, invalid',
    '422 date_of_birth: invalid, underage',
    '422 name: invalid',
    '422 password: too_short',
    '403 signups_closed',
  ),
  'POST activate.php': call(
    'Links',
    'Confirms the e-mail, or sends that link again.',
    EXPIRED,
    '429 too_many_mails',
  ),
  'POST reset-password.php': call(
    'Links',
    'Sends a link for a new password.',
    '404 email_not_found',
    '429 too_many_resets',
  ),
  'PUT reset-password.php': call('Links', 'Sets a new password.', EXPIRED, '422 password: too_short'),
  'POST mail-change.php': call('Links', 'Confirms a new e-mail.', EXPIRED),
  'POST reactivate.php': call('Links', 'Takes a deletion back, or sends that link again.', EXPIRED),
  'GET token.php': call('Links', 'What a one-time link does, and where it leads.', GONE, PENDING),

  'GET members.php': call('Members', 'Search.', '403 search_closed'),
  'GET member.php': call('Members', 'A member’s page.', GONE, BLOCKED),
  'GET similar.php': call('Members', 'Members like this one.', GONE, BLOCKED, '403 search_closed'),
  'PUT profile.php': call(
    'Members',
    'Changes the own profile; what is left out stays.',
    '422 name: invalid',
    '422 country: invalid',
    '422 region: invalid',
    '422 city: invalid',
    '422 interests: invalid',
    '422 languages: invalid',
    '422 about: too_long',
  ),
  'POST photo.php': call('Members', 'Adds a photo.', ...NO_PICTURE, '403 photo_limit {limit}', GONE),
  'PUT photo.php': call('Members', 'Moves a photo, or makes it the first.', GONE),
  'DELETE photo.php': call('Members', 'Removes a photo.', GONE),

  'POST like.php': call(
    'Likes',
    'Likes somebody.',
    GONE,
    BLOCKED,
    HAVING_BLOCKED,
    '429 daily_limit {resets_at}',
  ),
  'DELETE like.php': call('Likes', 'Takes a like back.', GONE),
  'GET likes.php': call('Likes', 'Likes given and received.'),
  'GET auto-like.php': call('Likes', 'Somebody who has just liked the member.', GONE),
  'GET pass.php': call('Likes', 'Who was passed in the swipe game or hidden from search.'),
  'POST pass.php': call('Likes', 'Passes or hides somebody.', GONE, BLOCKED, HAVING_BLOCKED),
  'DELETE pass.php': call('Likes', 'Takes that back.', GONE),
  'GET swipe.php': call('Likes', 'The next cards of the swipe game, and the likes that are left today.'),
  'POST match-finder.php': call('Likes', 'Who fits to these answers, the best first.'),
  'GET signup-matches.php': call('Likes', 'Who fits to a new member.'),

  'GET block.php': call('Safety', 'Who is blocked.'),
  'POST block.php': call('Safety', 'Blocks somebody.', GONE),
  'DELETE block.php': call('Safety', 'Ends a block.', GONE),
  'POST report.php': call('Safety', 'Reports a profile, a photo or a message.', GONE, '422 photo: invalid'),

  'GET resold.php': call('Offers', 'Advertisements of other sites.'),
  'GET cams.php': call('Offers', 'Advertisements of live cams.'),
  'GET gifts.php': call('Offers', 'Gifts and their prices in credits.'),
  'POST gift.php': call(
    'Offers',
    'Sends a gift.',
    POOR,
    GONE,
    BLOCKED,
    HAVING_BLOCKED,
    '403 premium_only {reason}',
    '422 gift: invalid',
  ),

  'GET chats.php': call('Conversations', 'All conversations, the newest first.'),
  'PUT chats.php': call('Conversations', 'Pins or archives a conversation.', GONE),
  'GET chat.php': call('Conversations', 'A page of a conversation.', GONE),
  'POST chat.php': call(
    'Conversations',
    'Sends a message; the same client_id is one message.',
    POOR,
    GONE,
    BLOCKED,
    HAVING_BLOCKED,
    '403 premium_only {reason}',
    '422 profile: required',
    '422 text: required, too_long',
    '422 attachment: invalid',
    '422 reply_to: invalid',
    '429 rate_limited',
  ),
  'PUT chat.php': call('Conversations', 'Says up to where a conversation was read.', GONE),
  'DELETE chat.php': call('Conversations', 'Removes a conversation.', GONE),
  'POST typing.php': call('Conversations', 'Says that the member is writing.', GONE),
  'PUT reaction.php': call(
    'Conversations',
    'Reacts to a message; null takes it back.',
    GONE,
    '422 emoji: invalid',
  ),
  'DELETE message.php': call('Conversations', 'Takes a message back.', GONE, '403 too_late {minutes}'),
  'GET chat-search.php': call('Conversations', 'Messages with a text in them.', GONE),
  'POST attachment.php': call('Conversations', 'Uploads a picture for a message.', POOR, ...NO_PICTURE),
  'GET icebreakers.php': call('Conversations', 'First lines for a member.', GONE, BLOCKED, HAVING_BLOCKED),

  'GET packages.php': call('Payment', 'Packages of credits and their prices.'),
  'GET discountcode.php': call(
    'Payment',
    'A discount code, the welcome code, or the offer to stay.',
    GONE,
    BAD_CODE,
  ),
  'POST payment.php': call(
    'Payment',
    'Places an order.',
    '402 card_failed',
    '422 package: not_found',
    '422 method: invalid',
    '422 return_url: invalid',
    '422 card: not_found',
    '422 amount: changed',
    BAD_CODE,
  ),
  'GET payment.php': call('Payment', 'An order.', GONE),
  'DELETE payment.php': call('Payment', 'Drops an order that was not paid.', GONE),
  'GET directdebit.php': call('Payment', 'The mandate of an order.', ...NO_DEBIT),
  'PUT directdebit.php': call(
    'Payment',
    'Sends the one-time code of a mandate.',
    ...NO_DEBIT,
    '422 phone: invalid',
    '429 rate_limited',
  ),
  'POST directdebit.php': call(
    'Payment',
    'Signs the mandate.',
    ...NO_DEBIT,
    '422 otp: required, invalid',
    '422 iban: required, invalid',
    '422 phone: required, invalid',
    '422 account_holder: required',
    '422 street: required',
    '422 house_number: required',
    '422 zip: required',
    '422 city: required',
  ),
  'POST withdrawal.php': call(
    'Payment',
    'Withdraws from an order.',
    GONE,
    '403 withdrawal_over',
    '422 name: required',
    '422 email: required, invalid',
  ),
  'GET ledger.php': call('Payment', 'Movements of credits, the newest first.', '422 page: invalid'),
  'GET transactions.php': call('Payment', 'All orders, or one.', GONE),
  'GET cards.php': call('Payment', 'Stored cards.'),
  'DELETE cards.php': call('Payment', 'Removes a stored card.', GONE),
};
