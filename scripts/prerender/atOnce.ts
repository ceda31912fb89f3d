// What a page asks for as soon as it is drawn: its file, or the empty page in its place, asks for it ahead.
import type { RouteEntry } from '@/app/routes';
import { FIRST_CHATS, GREATEST_AGE } from '@/config/limits';
import type { RouteName } from '@/config/paths';
import type { Locale } from '@/domain/model';

interface AtOnce {
  /** Modules that come with the page's first need of them. */
  readonly files?: readonly string[];
  readonly texts?: RouteEntry['namespaces'];
  /**
   * Path and query of what it asks the server for, as the app's call would send them, one or several; {@link LANGUAGE} in it is that
   * of the page, {@link ID} the last part of its address; null for nothing.
   */
  readonly question?: string | readonly string[] | null;
  /** Where the answer lists the members whose pictures come first. */
  readonly faces?: string;
}

const LANGUAGE = '{language}';
const ID = '{id}';

const calls = (name: string, question?: string): AtOnce => ({
  files: [`src/api/calls/${name}.ts`],
  ...(question !== undefined && { question }),
});
/** Conversations do not wait for a quiet moment where they are the page. */
const CONVERSATIONS: AtOnce = { files: ['src/app/quietSession.ts', 'src/api/calls/chat.ts'] };
const LIKES = calls('discovery', '/api/likes.php');
const SHOP = calls('payments', '/api/packages.php');

/**
 * Landers show nothing of the server's at first, and home's file has no room for a question. What became of an order is never
 * asked ahead: it may change until it is shown.
 */
export const AT_ONCE: { readonly [name in RouteName]?: AtOnce } = {
  members: {
    files: ['FilterForm', 'OtherWays', 'LateSearch'].map((part) => `src/features/search/${part}.tsx`),
    texts: ['search', 'interests'],
    // The filters to start with: domain/searchFilters.
    question: `/api/members.php?gender={looking_for}&country={profile.country}&min_age={min_age}&max_age=${GREATEST_AGE}&page=1`,
    faces: 'results',
  },
  memberChat: CONVERSATIONS,
  chats: { ...CONVERSATIONS, question: FIRST_CHATS },
  chat: { ...CONVERSATIONS, question: [FIRST_CHATS, `/api/chat.php?conversation=${ID}`] },
  likes: { ...LIKES, faces: 'liked_by' },
  likesType: LIKES,
  likesMember: LIKES,
  swipeGame: { ...calls('discovery', '/api/swipe.php'), faces: 'profiles' },
  matchFinder: calls('discovery'),
  signupMatches: calls('discovery', '/api/signup-matches.php'),
  credits: SHOP,
  creditsRepeat: SHOP,
  creditsPayment: SHOP,
  premium: SHOP,
  pricing: SHOP,
  transactions: calls('payments'),
  settings: { files: ['src/features/settings/FurtherPanels.tsx'], texts: ['install'], question: null },
  faq: calls('help', `/api/faq.php?language=${LANGUAGE}`),
  service: { question: '/api/companyinfo.php' },
};

/** @returns path and query of what a page with a file asks the server for; undefined for a page that asks for nothing */
export const questionOf = (name: RouteName, locale: Locale): string | undefined =>
  questionsOf(name)[0]?.replace(LANGUAGE, locale);

/** @returns path and query of all that a page asks the server for */
export const questionsOf = (name: RouteName): readonly string[] => [AT_ONCE[name]?.question ?? []].flat();
