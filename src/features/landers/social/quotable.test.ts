import { describe, expect, it } from 'vitest';
import { makeProfileDetails } from '@tests/factories/user';
import { isQuotable, quotedRow } from './quotable';

const about = 'Strong coffee, weak excuses.';

describe('whose words a page may quote', () => {
  it('are those of whoever speaks its language first', () => {
    const profile = makeProfileDetails({ about, languages: ['nl', 'en'] });
    expect(isQuotable(profile, 'nl')).toBe(true);
    expect(isQuotable(profile, 'en')).toBe(false);
  });

  it('are those of the country where somebody names no language', () => {
    const profile = makeProfileDetails({ about, languages: [], country: 'PL' });
    expect(isQuotable(profile, 'pl')).toBe(true);
    expect(isQuotable(profile, 'en')).toBe(false);
  });

  it.each([null, '', ' \n'])('are none where nothing is written: %j', (nothing) => {
    expect(isQuotable(makeProfileDetails({ about: nothing }), 'nl')).toBe(false);
  });

  it('are three or four, or none', () => {
    const people = Array.from({ length: 5 }, (_, index) => makeProfileDetails({ id: `m${index}` }));
    expect([2, 3, 5].map((count) => quotedRow(people.slice(0, count)).length)).toEqual([0, 3, 4]);
  });
});
