/** The addresses of the kinds of likes. */
import { describe, expect, it } from 'vitest';
import { LIKES_TYPES, likesListOf, likesTypeOf } from './likesType';

describe('the kind of likes in an address [RT-06]', () => {
  it.each(LIKES_TYPES)('may be %s', (type) => {
    expect(likesTypeOf(type)).toBe(type);
  });

  it('is received when there is none, and nothing for any other word', () => {
    expect(likesTypeOf(undefined)).toBe('received');
    expect(likesTypeOf('favourites')).toBeNull();
    expect(likesTypeOf('')).toBeNull();
  });
});

describe('the list in an address [BX-18]', () => {
  it('is that of members put aside when the query names it', () => {
    expect(likesListOf(undefined, new URLSearchParams('list=passed'))).toBe('passed');
  });

  it('is the kind in the path otherwise', () => {
    expect(likesListOf(undefined, new URLSearchParams('list=other'))).toBe('received');
    expect(likesListOf('given', new URLSearchParams('list=passed'))).toBe('given');
    expect(likesListOf('passed', new URLSearchParams())).toBeNull();
  });
});
