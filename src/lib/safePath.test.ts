import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safePath';

const origin = 'https://vesper.test';

describe('safePath', () => {
  it.each([
    ['/', '/'],
    ['/members', '/members'],
    ['/members/7?page=2#photos', '/members/7?page=2#photos'],
    ['/chats/a%20b', '/chats/a%20b'],
    ['/login?next=https://elsewhere.test', '/login?next=https://elsewhere.test'],
    ['/a/../b', '/b'],
  ])('lets the path %s through [RO-05]', (input, output) => {
    expect(safePath(input, origin)).toBe(output);
  });

  it.each([
    null,
    undefined,
    '',
    'members',
    ' /members',
    '//elsewhere.test',
    '///elsewhere.test',
    '/\\elsewhere.test',
    '\\\\elsewhere.test',
    '/\t/elsewhere.test',
    '/members\n',
    'https://elsewhere.test',
    'https:elsewhere.test',
    'javascript:alert(1)',
    '/%2felsewhere.test',
    '/%252f%252felsewhere.test',
    '/%5celsewhere.test',
    '/%00',
    '/a/..//elsewhere.test',
    '/%2e%2e//elsewhere.test',
    '/%25252525252fhost',
    '/100%',
    '//[',
    '/.//elsewhere.test',
  ])('refuses %j [RO-05]', (input) => {
    expect(safePath(input, origin)).toBeNull();
  });

  it('refuses everything when the origin is no origin [RO-05]', () => {
    expect(safePath('/members', 'nowhere')).toBeNull();
    expect(safePath('/members', `${origin}/base`)).toBeNull();
  });

  it('keeps every result on the site, and passes its own results [RO-05]', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '@',
      ':',
      '?',
      '#',
      'a',
      '\t',
      'evil.test',
    );
    const input = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.webUrl(),
      fc.array(piece).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(input, (text) => {
        const out = safePath(text, origin);
        if (out === null) return;
        expect(new URL(out, origin).origin).toBe(origin);
        expect(out.startsWith('/')).toBe(true);
        expect(out.startsWith('//')).toBe(false);
        expect(safePath(out, origin)).toBe(out);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets every plain path through [RO-05]', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9_-]{1,9}$/)), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(safePath(path, origin)).toBe(path);
      }),
    );
  });
});
