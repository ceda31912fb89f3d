/** The one table of routes: name, layout, who may enter, texts and page (spec 2). Paths are in config/paths. */
import type { ComponentType } from 'react';
import type { RouteName } from '@/config/paths';
import type { Namespace } from '@/i18n/i18n';

export type LayoutName = 'default' | 'chat' | 'lander' | 'empty';
export interface RouteEntry {
  layout: LayoutName;
  /** `member` sends a visitor to the login page and back. */
  access: 'anyone' | 'member';
  namespaces: readonly Namespace[];
  load: () => Promise<{ default: ComponentType }>;
}

const coming = () => import('@/pages/ComingPage');
const open = (layout: LayoutName = 'default'): RouteEntry => ({
  layout,
  access: 'anyone',
  namespaces: [],
  load: coming,
});
const members = (layout: LayoutName = 'default'): RouteEntry => ({
  layout,
  access: 'member',
  namespaces: [],
  load: coming,
});
const lander = open('lander');

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
    namespaces: ['members', 'interests'],
    load: () => import('@/pages/MembersPage'),
  },
  member: {
    layout: 'default',
    access: 'anyone',
    namespaces: ['members', 'interests'],
    load: () => import('@/pages/MemberPage'),
  },
  memberChat: {
    layout: 'chat',
    access: 'member',
    namespaces: ['chats'],
    load: () => import('@/pages/MemberChatPage'),
  },
  memberLanding: lander,
  memberSignup: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['auth'],
    load: () => import('@/pages/SignupPage'),
  },
  memberLanding2: lander,
  memberLanding3: lander,
  chats,
  chat: chats,
  likes,
  likesType: likes,
  likesMember: likes,
  credits,
  creditsRepeat: members(),
  creditsPayment: {
    layout: 'default',
    access: 'member',
    namespaces: ['premium'],
    load: () => import('@/pages/PaymentPage'),
  },
  directdebit: members(),
  premium: {
    layout: 'default',
    access: 'member',
    namespaces: ['premium'],
    load: () => import('@/pages/PremiumPage'),
  },
  pricing: open(),
  profile: members(),
  notifications: members(),
  settings: members(),
  settingsLocation: members(),
  login: { layout: 'empty', access: 'anyone', namespaces: ['auth'], load: () => import('@/pages/LoginPage') },
  signup: {
    layout: 'empty',
    access: 'anyone',
    namespaces: ['auth'],
    load: () => import('@/pages/SignupPage'),
  },
  completeSignup: members('empty'),
  resetPassword: open('empty'),
  resetPasswordDo: open('empty'),
  activateDone: open(),
  activateError: open(),
  mailChange: open(),
  accountDeleted: open(),
  complaints: open(),
  langConfig: open(),
  matchFinder: members(),
  signupMatches: members(),
  swipeGame: members(),
  transactions: members(),
  tinderswipe: lander,
  alonetonight: lander,
  collagelanding: lander,
  gallery: lander,
  iconslanding: lander,
  maplanding: lander,
  socialnetwork: lander,
  transitionsvideolanding: lander,
  video: lander,
  ban: open(),
  cookies: open(),
  faq: open(),
  privacy: open(),
  returnPolicy: open(),
  service: open(),
  terms: open(),
  token: { layout: 'default', access: 'anyone', namespaces: [], load: () => import('@/pages/TokenPage') },
};
