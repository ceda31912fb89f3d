// An address of every page there is, by who sees it: a route without one does not compile.
import type { RouteName } from '../../../src/config/paths.ts';

interface Walked {
  /** Visitors see pages that a member is led on from, members those of theirs. */
  readonly by: 'visitors' | 'members' | 'everybody' | 'both';
  readonly at: readonly string[];
}

const walked = (by: Walked['by'], ...at: string[]): Walked => ({ by, at });

const PAGES: Readonly<Record<RouteName, Walked>> = {
  index: walked('visitors', '/'),
  members: walked('both', '/members', '/members?country=NL&min_age=30&has_photo=true'),
  member: walked('both', '/members/elena'),
  memberChat: walked('members', '/members/elena/chat'),
  memberLanding: walked('both', '/members/elena/landing'),
  memberSignup: walked('visitors', '/members/elena/signup'),
  memberLanding2: walked('both', '/members/elena/landing2', '/members/elena/landing2/eng'),
  memberLanding3: walked('both', '/members/elena/landing3', '/members/elena/landing3/eng'),
  chats: walked('members', '/chats'),
  chat: walked('members', '/chats/c1'),
  likes: walked('members', '/likes'),
  likesType: walked('members', '/likes/received', '/likes/given', '/likes/matches'),
  likesMember: walked('members', '/likes/m/elena'),
  credits: walked('members', '/credits'),
  creditsRepeat: walked('members', '/credits/repeat-order'),
  creditsPayment: walked('members', '/credits/p2', '/credits/p2/ideal'),
  directdebit: walked('members', '/directdebit'),
  premium: walked('both', '/premium'),
  pricing: walked('everybody', '/pricing'),
  profile: walked(
    'members',
    '/profile',
    '/profile?part=about',
    '/profile?part=interests',
    '/profile?part=preview',
  ),
  notifications: walked('members', '/notifications'),
  settings: walked('members', '/settings'),
  settingsLocation: walked('members', '/settings/location'),
  login: walked('visitors', '/login'),
  signup: walked('visitors', '/signup'),
  completeSignup: walked('members', '/complete-signup'),
  resetPassword: walked('visitors', '/reset-password'),
  resetPasswordDo: walked('everybody', '/reset-password/do'),
  activateDone: walked('everybody', '/activate/done'),
  activateError: walked('everybody', '/activate/error'),
  mailChange: walked('everybody', '/mail-change/do'),
  accountDeleted: walked('visitors', '/account-deleted'),
  complaints: walked('everybody', '/complaints'),
  langConfig: walked('everybody', '/lang-config'),
  matchFinder: walked('members', '/match-finder'),
  signupMatches: walked('members', '/signup-matches'),
  swipeGame: walked('members', '/swipe-game'),
  transactions: walked('members', '/transactions', '/transactions/pay-premium-2'),
  tinderswipe: walked('visitors', '/landers/tinderswipe'),
  alonetonight: walked('visitors', '/landers/alonetonight'),
  collagelanding: walked('visitors', '/landers/collagelanding'),
  gallery: walked('visitors', '/landers/gallery'),
  iconslanding: walked('visitors', '/landers/iconslanding'),
  maplanding: walked('visitors', '/landers/maplanding'),
  socialnetwork: walked('visitors', '/landers/socialnetwork'),
  transitionsvideolanding: walked('visitors', '/landers/transitionsvideolanding'),
  video: walked('visitors', '/landers/video'),
  ban: walked('everybody', '/ban'),
  cookies: walked('everybody', '/cookies'),
  faq: walked('everybody', '/faq'),
  privacy: walked('everybody', '/privacy'),
  returnPolicy: walked('everybody', '/return-policy'),
  service: walked('everybody', '/service'),
  terms: walked('everybody', '/terms'),
  accessibility: walked('everybody', '/accessibility'),
  // A link that nobody has sent, and what is no link at all.
  token: walked('everybody', '/AbCdEf0123456789', '/no-such-page'),
};

const of = (...groups: readonly Walked['by'][]): readonly string[] =>
  Object.values(PAGES).flatMap(({ by, at }) => (groups.includes(by) ? at : []));

/** What somebody without an account sees. */
export const VISITOR_PAGES = of('visitors', 'both', 'everybody');
/** What is a member's, with their own things in it. */
export const MEMBER_PAGES = of('members', 'both');
/** What a member sees just as a visitor does. */
export const PUBLIC_PAGES = of('everybody');
