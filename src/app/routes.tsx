/** The one table of routes: name, layout, who may enter, texts and page (spec 2). Paths are in config/paths. */
import type { ComponentType } from 'react';
import type { RouteName } from '@/config/paths';
import type { Ahead } from '@/core/parts/late';
import type { Namespace } from '@/i18n/i18n';

export type LayoutName = 'default' | 'chat' | 'lander' | 'empty';
export interface RouteEntry {
  layout: LayoutName;
  /** `member` sends a visitor to the login page and back. */
  access: 'anyone' | 'member';
  /** Its own action stands at the bottom of a phone: the places of the members area leave it the room. */
  ownBar?: true;
  namespaces: readonly Namespace[];
  load: () => Promise<PageModule>;
}

/** What is told to a layout of its page. */
export interface PageProps {
  ownBar?: boolean | undefined;
}

/** The file of a page or of a layout. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /** What it draws from the first, and what for members alone. */
  parts?: readonly Ahead[];
  membersParts?: readonly Ahead[];
}

/** A text that counsel has to check, which it says, with texts of its own. */
const document = (texts: Namespace, load: RouteEntry['load']): RouteEntry => ({
  layout: 'default',
  access: 'anyone',
  namespaces: ['documents', texts],
  load,
});
/** Each lander loads itself alone, like the landings of members. */
const lander = (texts: Namespace, load: RouteEntry['load']): RouteEntry => ({
  layout: 'lander',
  access: 'anyone',
  namespaces: ['landers', texts],
  load,
});

/** Each landing loads itself alone: its visitors come by slow phones. */
const landing = (load: RouteEntry['load']): RouteEntry => ({
  layout: 'lander',
  access: 'anyone',
  namespaces: ['landings'],
  load,
});

const likes: RouteEntry = {
  layout: 'default',
  access: 'member',
  namespaces: ['likes', 'members'],
  load: () => import('@/pages/LikesPage'),
};
const chats: RouteEntry = {
  layout: 'chat',
  access: 'member',
  namespaces: ['chats'],
  load: () => import('@/pages/ChatsPage'),
};
const credits: RouteEntry = {
  layout: 'default',
  access: 'member',
  ownBar: true,
  namespaces: ['premium'],
  load: () => import('@/pages/CreditsPage'),
};

export const routes: Record<RouteName, RouteEntry> = {
  index: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['home'],
    load: () => import('@/pages/HomePage'),
  },
  members: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['members'],
    load: () => import('@/pages/MembersPage'),
  },
  member: {
    layout: 'default',
    access: 'anyone',
    ownBar: true,
    namespaces: ['members', 'member', 'interests'],
    load: () => import('@/pages/MemberPage'),
  },
  memberChat: {
    layout: 'chat',
    access: 'member',
    namespaces: ['chats'],
    load: () => import('@/pages/MemberChatPage'),
  },
  memberLanding: landing(() => import('@/pages/MemberLandingPage')),
  memberSignup: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['auth'],
    load: () => import('@/pages/SignupPage'),
  },
  memberLanding2: landing(() => import('@/pages/MemberLandingMosaicPage')),
  memberLanding3: landing(() => import('@/pages/MemberLandingBubblesPage')),
  chats,
  chat: chats,
  likes,
  likesType: likes,
  likesMember: likes,
  credits,
  creditsRepeat: {
    layout: 'default',
    access: 'member',
    ownBar: true,
    namespaces: ['premium', 'cards'],
    load: () => import('@/pages/RepeatOrderPage'),
  },
  creditsPayment: {
    layout: 'default',
    access: 'member',
    ownBar: true,
    namespaces: ['premium'],
    load: () => import('@/pages/PaymentPage'),
  },
  directdebit: {
    layout: 'default',
    access: 'member',
    ownBar: true,
    namespaces: ['directDebit'],
    load: () => import('@/pages/DirectDebitPage'),
  },
  premium: {
    layout: 'default',
    access: 'member',
    ownBar: true,
    namespaces: ['premium'],
    load: () => import('@/pages/PremiumPage'),
  },
  pricing: {
    layout: 'default',
    access: 'anyone',
    ownBar: true,
    namespaces: ['premium', 'documents'],
    load: () => import('@/pages/PricingPage'),
  },
  profile: {
    layout: 'default',
    access: 'member',
    namespaces: ['profile', 'members', 'interests'],
    load: () => import('@/pages/ProfilePage'),
  },
  notifications: {
    layout: 'default',
    access: 'member',
    namespaces: ['account', 'profile'],
    load: () => import('@/pages/NotificationsPage'),
  },
  settings: {
    layout: 'default',
    access: 'member',
    namespaces: ['account', 'auth', 'profile'],
    load: () => import('@/pages/SettingsPage'),
  },
  settingsLocation: {
    layout: 'default',
    access: 'member',
    namespaces: ['account', 'profile', 'members'],
    load: () => import('@/pages/LocationPage'),
  },
  login: { layout: 'empty', access: 'anyone', namespaces: ['auth'], load: () => import('@/pages/LoginPage') },
  signup: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['auth'],
    load: () => import('@/pages/SignupPage'),
  },
  completeSignup: {
    layout: 'empty',
    access: 'member',
    namespaces: ['join', 'profile', 'members', 'interests'],
    load: () => import('@/pages/CompleteSignupPage'),
  },
  resetPassword: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['access', 'auth'],
    load: () => import('@/pages/ResetPasswordPage'),
  },
  resetPasswordDo: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['access', 'auth'],
    load: () => import('@/pages/NewPasswordPage'),
  },
  activateDone: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['access', 'members'],
    load: () => import('@/pages/ActivateDonePage'),
  },
  activateError: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['access'],
    load: () => import('@/pages/ActivateErrorPage'),
  },
  mailChange: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['access'],
    load: () => import('@/pages/MailChangePage'),
  },
  accountDeleted: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['account'],
    load: () => import('@/pages/AccountDeletedPage'),
  },
  complaints: document('complaints', () => import('@/pages/ComplaintsPage')),
  langConfig: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['account'],
    load: () => import('@/pages/LangConfigPage'),
  },
  matchFinder: {
    layout: 'default',
    access: 'member',
    namespaces: ['finder', 'members', 'interests'],
    load: () => import('@/pages/MatchFinderPage'),
  },
  signupMatches: {
    layout: 'default',
    access: 'member',
    ownBar: true,
    namespaces: ['finder', 'members', 'interests'],
    load: () => import('@/pages/SignupMatchesPage'),
  },
  swipeGame: {
    layout: 'default',
    access: 'member',
    namespaces: ['swipe', 'members', 'interests', 'likes'],
    load: () => import('@/pages/SwipeGamePage'),
  },
  transactions: {
    layout: 'default',
    access: 'member',
    namespaces: ['transactions', 'premium'],
    load: () => import('@/pages/TransactionsPage'),
  },
  tinderswipe: lander('tinderswipe', () => import('@/pages/TinderSwipeLanderPage')),
  alonetonight: lander('alonetonight', () => import('@/pages/AloneTonightLanderPage')),
  collagelanding: lander('collagelanding', () => import('@/pages/CollageLanderPage')),
  gallery: lander('gallery', () => import('@/pages/GalleryLanderPage')),
  iconslanding: lander('iconslanding', () => import('@/pages/IconsLanderPage')),
  maplanding: lander('maplanding', () => import('@/pages/MapLanderPage')),
  socialnetwork: lander('socialnetwork', () => import('@/pages/SocialNetworkLanderPage')),
  transitionsvideolanding: lander(
    'transitionsvideolanding',
    () => import('@/pages/TransitionsVideoLanderPage'),
  ),
  video: lander('video', () => import('@/pages/VideoLanderPage')),
  ban: document('ban', () => import('@/pages/BanPage')),
  cookies: document('cookies', () => import('@/pages/CookiesPage')),
  faq: document('faq', () => import('@/pages/FaqPage')),
  privacy: document('privacy', () => import('@/pages/PrivacyPage')),
  returnPolicy: document('returnPolicy', () => import('@/pages/ReturnPolicyPage')),
  service: document('service', () => import('@/pages/ServicePage')),
  terms: document('terms', () => import('@/pages/TermsPage')),
  accessibility: document('accessibility', () => import('@/pages/AccessibilityPage')),
  token: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['access'],
    load: () => import('@/pages/TokenPage'),
  },
};
