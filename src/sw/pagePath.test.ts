/** Which addresses the shell answers without the network. */
import { expect, it } from 'vitest';
import { isPagePath } from './pagePath';

const { pathname } = new URL('https://site.test/landers/video/eng?ref=https://x.com');

it.each(['/', '/members/elena', '/members/elena.b', '/chats/1.2.3', '/v1.5/x', pathname])(
  'a page, also with a dot in its name: %s [BX-16]',
  (page) => {
    expect(isPagePath(page)).toBe(true);
  },
);

it.each(['/api/user.php', '/__mock/world', '/cdn/a', '/robots.txt', '/assets/app-1a2b.js', '/a/B.WEBP'])(
  'no page: %s [BX-16]',
  (file) => {
    expect(isPagePath(file)).toBe(false);
  },
);
