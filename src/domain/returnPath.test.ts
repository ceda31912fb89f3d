import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath';

const ORIGIN = 'https://example.test';

describe('the way after a log-in', () => {
  it('leads to the page that asked for it, query included [RO-05]', () => {
    expect(returnPath('/members/m7?photo=2', ORIGIN)).toBe('/members/m7?photo=2');
  });

  it('leads to the search when nobody asked [RT-01, RO-05]', () => {
    expect(returnPath(null, ORIGIN)).toBe('/members');
  });

  it.each(['/', '/login?next=/login', '/signup', '/signup#form'])('does not lead back to %s', (next) => {
    expect(returnPath(next, ORIGIN)).toBe('/members');
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/%2f%2fevil.test',
    'members',
  ])('refuses %s [RO-05]', (next) => {
    expect(returnPath(next, ORIGIN)).toBe('/members');
  });

  it('never leaves the site, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (next) => {
          expect(new URL(returnPath(next, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
        },
      ),
    );
  });
});
