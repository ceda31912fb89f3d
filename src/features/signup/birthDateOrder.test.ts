import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '@/config/locales';
import { birthDateOrder } from './birthDateOrder';

describe('the order of a date of birth', () => {
  it("is the language's own", () => {
    expect(birthDateOrder(LOCALE_TAGS.en)).toEqual(['month', 'day', 'year']);
    expect(birthDateOrder(LOCALE_TAGS.de)).toEqual(['day', 'month', 'year']);
  });

  it.each(Object.values(LOCALE_TAGS))('has all three parts in %s', (tag) => {
    expect(birthDateOrder(tag).toSorted()).toEqual(['day', 'month', 'year']);
  });
});
