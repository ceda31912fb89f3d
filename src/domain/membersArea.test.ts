import { describe, expect, it } from 'vitest';
import { isMembersArea } from './membersArea';

describe('isMembersArea', () => {
  it.each(['/members', '/members/', '/members/42', '/chats', '/likes', '/likes/m/42', '/premium'])(
    'holds %s [LY-06]',
    (pathname) => {
      expect(isMembersArea(pathname)).toBe(true);
    },
  );

  it.each([
    '/',
    '/members/42/chat',
    '/members/42/landing',
    '/chats/42',
    '/likes/received',
    '/likes/m/',
    '/premiums',
    '/credits',
    '/profile',
    '/en/members',
  ])('does not hold %s [LY-06]', (pathname) => {
    expect(isMembersArea(pathname)).toBe(false);
  });
});
