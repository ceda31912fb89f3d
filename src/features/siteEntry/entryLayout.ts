/** On which pages the entry warning may open: those of the default layout, and of the chat layout in some countries (spec 2). */
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import { PLAIN_PAGES } from '@/domain/plainPages';

/** Law and help: what must be readable at once, also by those who have not come in. */
const TO_READ = PLAIN_PAGES.filter((route) => !['index', 'tinderswipe', 'pricing'].includes(route));
/** Landers, the bare pages of log-in and sign-up, the links of our e-mails, which only members get, and what is to be read. */
const NEVER = [
  '/landers/*',
  patterns.memberLanding,
  patterns.memberLanding2,
  patterns.memberLanding3,
  patterns.memberSignup,
  patterns.login,
  patterns.signup,
  patterns.completeSignup,
  patterns.resetPassword,
  patterns.resetPasswordDo,
  patterns.activateDone,
  patterns.mailChange,
  LINK_PATH,
  ...TO_READ.map((route) => patterns[route]),
];
const CHAT = [patterns.chats, patterns.chat, patterns.memberChat];

const fits = (pathname: string, list: readonly string[]): boolean =>
  list.some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * @param pathname path of the page on screen, without query
 * @returns the layout that the rule asks for; null where the warning has no place
 */
export function entryLayout(pathname: string): 'default' | 'chat' | null {
  if (fits(pathname, NEVER)) return null;
  return fits(pathname, CHAT) ? 'chat' : 'default';
}
