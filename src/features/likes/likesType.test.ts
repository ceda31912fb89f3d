/** The addresses of the kinds of likes. */
import { describe, expect, it } from 'vitest';
import { LIKES_TYPES, likesTypeOf } from './likesType';

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
