/** Links that people write: only the web, only where they say they lead. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLinks } from './textLinks';

const links = (text: string) => textLinks(text).flatMap(({ href }) => href ?? []);

describe('addresses in a message', () => {
  it.each([
    ['See https://example.test/a?b=c#d.', 'https://example.test/a?b=c#d'],
    ['(http://example.test/x)', 'http://example.test/x'],
    ['come to example.com tonight', 'http://example.com/'],
    ['www.example.org/ä', 'http://www.example.org/%C3%A4'],
  ])('finds the one in "%s"', (text, href) => expect(links(text)).toEqual([href]));

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@example.com',
    'a@example.com',
    'tel:+31612345678',
    'ftp://example.com',
    '//example.com/x',
    'https://your-bank.test@evil.test/',
    'https://user:pass@evil.test/',
    'Fri 20.15, ok?',
    'e.g. this one',
    '192.168.1.1',
    'file:///etc/passwd',
  ])('makes none of "%s"', (text) => expect(links(text)).toEqual([]));

  it('names the true host of an address in look-alike letters', () => {
    const [part] = textLinks('https://аpple.com/');
    expect(part?.host).toBe('xn--pple-43d.com');
    expect(textLinks('https://apple.com/')[0]?.host).toBeNull();
  });

  it('joins to the very text that was written, with http and https alone', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('javascript:', '//', 'http://', '@', '.com', ' ', '\n', '<img>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const parts = textLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every(({ href }) => href === null || /^https?:\/\//.test(href))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
