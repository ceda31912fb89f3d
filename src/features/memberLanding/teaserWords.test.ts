import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teaserWords } from './teaserWords';

describe('the words of a teaser', () => {
  it('are whole sentences, short ones together [RT-04]', () => {
    const about = 'Strong coffee, weak excuses. Tell me what you do when nobody is watching. Bye!';
    expect(teaserWords(about, 2, 60)).toEqual([
      'Strong coffee, weak excuses.',
      'Tell me what you do when nobody is watching. Bye!',
    ]);
    expect(teaserWords(about, 1, 140)).toEqual([about]);
  });

  it.each([null, '', ' \n '])('are none where nothing is written: %j [RT-04]', (about) => {
    expect(teaserWords(about, 3, 80)).toEqual([]);
  });

  it('end between words, and show that they do', () => {
    expect(teaserWords('A slow walk and a fast answer', 1, 16)).toEqual(['A slow walk and…']);
    expect(teaserWords('Incomprehensibilities', 1, 8)).toEqual(['Incompr…']);
  });

  it('stop where the next sentence has no room', () => {
    expect(teaserWords('One thing here. Another thing there. A third.', 2, 20)).toEqual([
      'One thing here.',
      'Another thing there.',
    ]);
  });

  it('keep to their number and length, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 120 }),
        (about, parts, most) => {
          const words = teaserWords(about, parts, most);
          expect(words.length).toBeLessThanOrEqual(parts);
          for (const text of words) {
            expect(Array.from(text).length).toBeLessThanOrEqual(most);
            expect(text.trim()).toBe(text);
            expect(text).not.toBe('');
          }
        },
      ),
    );
  });
});
