/** Search in running text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks, holdsWords, stemsOf, wordsOf } from './textSearch';

const found = (text: string, query: string) =>
  findMarks(text, wordsOf(query)).map(([from, to]) => text.slice(from, to));

describe('a search', () => {
  it.each([
    ['Où est mon CRÉDIT ?', 'credit', ['CRÉDIT']],
    ['Your e-mail, or your email', 'email', ['e-mail', 'email']],
    ['Deine E-Mail-Adresse', 'mail adresse', ['Mail', 'Adresse']],
    ['Straße und Maß', 'strasse', ['Straße']],
    ['Złoty, złote', 'zlot', ['Złot', 'złot']],
    ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
    ["L'argent", 'largent', ["L'argent"]],
    ['Restguthaben', 'guthaben', ['guthaben']],
    ['It is a cat', 'isa', []],
    ['Nothing', '', []],
    ['a b c', 'a', []],
  ])('in %j for %j finds %j [SC-14]', (text, query, marks) => expect(found(text, query)).toEqual(marks));

  it('wants every word, in any order [SC-14]', () => {
    expect(holdsWords('Refund of unused credits', wordsOf('credits refund'))).toBe(true);
    expect(holdsWords('Refund of unused credits', wordsOf('credits photo'))).toBe(false);
  });

  it.each([
    [
      ['refunds', 'photos'],
      ['refu', 'phot'],
    ],
    [
      ['deleting', 'my', 'accounts'],
      ['delet', 'accou'],
    ],
    [
      ['so', 'is'],
      ['so', 'is'],
    ],
    [['konto', 'konten'], ['kont']],
    [[], []],
  ])('knows of %j what their forms share: %j [SC-14]', (words, stems) =>
    expect(stemsOf(words)).toEqual(stems),
  );

  it('finds with beginnings all that it finds with words [SC-14]', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), fc.lorem({ maxCount: 3 }), (text, query) => {
        const words = wordsOf(query);
        expect(holdsWords(text, stemsOf(words)) || !holdsWords(text, words)).toBe(true);
      }),
    );
  });

  it('marks pieces of the text in order, that do not overlap, exactly where words are found [SC-14]', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', 'ß', 'ł', ' ', '-', 'B', '😀') });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const words = wordsOf(query);
        const marks = findMarks(text, words);
        let before = 0;
        for (const [from, to] of marks) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeGreaterThan(from);
          before = to;
        }
        expect(before).toBeLessThanOrEqual(text.length);
        expect(words.length === 0 || !holdsWords(text, words) || marks.length > 0).toBe(true);
        expect(words.some((word) => holdsWords(text, [word]))).toBe(marks.length > 0);
      }),
    );
  });
});
