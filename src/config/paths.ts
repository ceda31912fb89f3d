/** Every route of the product (spec 2): one pattern for the router and one typed builder for links. */

/** Path patterns as the router reads them, by route name. */
export const patterns = {
  index: '/',
  members: '/members',
  member: '/members/:id',
  memberChat: '/members/:id/chat',
  memberLanding: '/members/:id/landing',
  memberSignup: '/members/:id/signup',
  memberLanding2: '/members/:id/landing2/:slug?',
  memberLanding3: '/members/:id/landing3/:slug?',
  chats: '/chats',
  chat: '/chats/:id',
  likes: '/likes',
  likesType: '/likes/:type',
  likesMember: '/likes/m/:id',
  credits: '/credits',
  creditsRepeat: '/credits/repeat-order',
  creditsPayment: '/credits/:id/:paymentmethod?',
  directdebit: '/directdebit',
  premium: '/premium',
  pricing: '/pricing',
  profile: '/profile',
  notifications: '/notifications',
  settings: '/settings',
  settingsLocation: '/settings/location',
  login: '/login',
  signup: '/signup',
  completeSignup: '/complete-signup',
  resetPassword: '/reset-password',
  resetPasswordDo: '/reset-password/do',
  activateDone: '/activate/done',
  activateError: '/activate/error',
  mailChange: '/mail-change/do',
  accountDeleted: '/account-deleted',
  complaints: '/complaints',
  langConfig: '/lang-config',
  matchFinder: '/match-finder',
  signupMatches: '/signup-matches',
  swipeGame: '/swipe-game',
  transactions: '/transactions/:id?',
  tinderswipe: '/landers/tinderswipe',
  alonetonight: '/landers/alonetonight/:slug?',
  collagelanding: '/landers/collagelanding/:slug?',
  gallery: '/landers/gallery/:slug?',
  iconslanding: '/landers/iconslanding/:slug?',
  maplanding: '/landers/maplanding/:slug?',
  socialnetwork: '/landers/socialnetwork/:slug?',
  transitionsvideolanding: '/landers/transitionsvideolanding/:slug?',
  video: '/landers/video/:slug?',
  ban: '/ban',
  cookies: '/cookies',
  faq: '/faq',
  privacy: '/privacy',
  returnPolicy: '/return-policy',
  service: '/service',
  terms: '/terms',
  accessibility: '/accessibility',
  token: '/:token',
} as const;

export type RouteName = keyof typeof patterns;

type ParamNames<P extends string> = P extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Param}`
    ? Param
    : never;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;
/** The parameters that a pattern takes; `?` in the pattern makes one optional. */
export type PathParams<Name extends RouteName> = {
  [K in Required<ParamNames<(typeof patterns)[Name]>>]: string;
} & { [K in Optional<ParamNames<(typeof patterns)[Name]>>]?: string };

type PathArguments<Name extends RouteName> =
  ParamNames<(typeof patterns)[Name]> extends never
    ? []
    : object extends PathParams<Name>
      ? [params?: PathParams<Name>]
      : [params: PathParams<Name>];

/**
 * Builds the path of a route.
 * @param name the route's name in {@link patterns}
 * @param args the route's parameters; each is percent-encoded
 * @returns an absolute path of this site, without query (spec 2)
 */
export function path<Name extends RouteName>(name: Name, ...args: PathArguments<Name>): string {
  const params: Record<string, string | undefined> = args[0] ?? {};
  const segments = patterns[name].split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = params[segment.slice(1).replace('?', '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return segments.join('/') || '/';
}
