/** On which pages the entry warning may open: those of the default layout, and of the chat layout in some countries (spec 2). */
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';

/** Landers, and the bare pages of log-in and sign-up. */
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
