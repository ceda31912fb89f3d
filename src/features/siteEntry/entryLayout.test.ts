import { describe, expect, it } from 'vitest';
import { entryLayout } from './entryLayout';

describe('the place of the entry warning', () => {
  it.each(['/', '/members', '/members/m1', '/likes', '/pricing', '/nowhere/at/all'])(
    'is every page of the default layout, such as %s [LY-01]',
    (pathname) => {
      expect(entryLayout(pathname)).toBe('default');
    },
  );

  it.each(['/chats', '/chats/c1', '/members/m1/chat'])(
    'goes by the rule of the chat layout on %s [LY-02]',
    (pathname) => {
      expect(entryLayout(pathname)).toBe('chat');
    },
  );

  it.each([
    '/terms',
    '/privacy',
    '/cookies',
    '/ban',
    '/return-policy',
    '/complaints',
    '/accessibility',
    '/faq',
    '/service',
  ])('is not %s, which must be readable at once [VA-11] [RT-17]', (pathname) => {
    expect(entryLayout(pathname)).toBeNull();
  });

  it.each([
    '/landers/video/eng',
    '/landers/tinderswipe',
    '/members/m1/landing2/x',
    '/login',
    '/signup',
    '/reset-password/do',
    '/activate/done',
    '/mail-change/do',
    '/link',
  ])('is not %s [LY-03, LY-04]', (pathname) => {
    expect(entryLayout(pathname)).toBeNull();
  });
});
