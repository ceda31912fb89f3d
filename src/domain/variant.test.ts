/** Which of two wordings a visitor gets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, isVariant, VARIANTS } from './variant';

const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const variants = fc.constantFrom(...VARIANTS);

describe('the variant of a lander [BX-15]', () => {
  it('follows the address before everything else', () => {
    fc.assert(
      fc.property(variants, fc.option(variants), chances, (asked, kept, chance) => {
        expect(chooseVariant({ searches: [`?network=x&variant=${asked}`], kept, chance })).toBe(asked);
      }),
    );
  });

  it('stays the asked one on the next pages of the visit, until another is asked for', () => {
    const visit = ['?network=x&amp;Variant=b', '?variant=x', '', '?lb'];
    expect(chooseVariant({ searches: visit, kept: 'a', chance: 0 })).toBe('b');
    expect(chooseVariant({ searches: [...visit, '?variant=a', ''], kept: 'b', chance: 0 })).toBe('a');
  });

  it('is the kept one on every later visit', () => {
    fc.assert(
      fc.property(variants, chances, (kept, chance) => {
        expect(chooseVariant({ searches: ['?variant=c'], kept, chance })).toBe(kept);
      }),
    );
  });

  it('is drawn for everybody else, whatever the browser keeps or the address says', () => {
    const other = fc.string().filter((text) => !isVariant(text));
    fc.assert(
      fc.property(other, other, chances, (asked, kept, chance) => {
        const search = `?variant=${encodeURIComponent(asked)}`;
        expect(chooseVariant({ searches: [search], kept, chance })).toBe(chance < 0.5 ? 'a' : 'b');
      }),
    );
  });

  it('gives each wording to every second visitor', () => {
    const drawn = Array.from({ length: 1000 }, (_, i) =>
      chooseVariant({ searches: [], kept: null, chance: i / 1000 }),
    );
    expect(drawn.filter((variant) => variant === 'a')).toHaveLength(500);
  });
});
