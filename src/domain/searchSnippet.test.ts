/** What a result of a search shows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchSnippet } from './searchSnippet';

describe('the words in a message', () => {
  it.each([
    ['That little CAFÉ by the canal', 'cafe', 'CAFÉ'],
    ['Łódź in spring', 'łodz', 'Łódź'],
    ['a  b\nc', 'b c', 'b c'],
    ['Straße', 'SS', ''],
    ['nothing here', 'xyz', ''],
  ])('in "%s" for "%s" are "%s" [BX-22]', (text, words, match) => {
    expect(searchSnippet(text, words).match).toBe(match);
  });

  it('keeps what stands around them, and says where something is left out', () => {
    const { before, match, after } = searchSnippet(`${'a '.repeat(80)}needle${' b'.repeat(120)}`, 'needle');
    expect(before.startsWith('…')).toBe(true);
    expect(match).toBe('needle');
    expect(after.endsWith('…')).toBe(true);
  });

  it('is made of the text alone, and finds every part of it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.nat(), fc.nat(), (text, from, length) => {
        const plain = text.replaceAll(/\s+/gu, ' ');
        const words = plain.slice(from % (plain.length + 1)).slice(0, 1 + (length % 20));
        const { before, match, after } = searchSnippet(text, words);
        expect(plain).toContain([before, match, after].join('').replaceAll('…', ''));
        expect(match.toLowerCase()).toBe(words.trim().toLowerCase());
      }),
    );
  });
});
