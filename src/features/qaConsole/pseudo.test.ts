import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo';

describe('the language that nobody speaks', () => {
  it('marks every letter, and is two fifths longer', () => {
    expect(pseudo('Log in')).toBe('⟦Lög ïñ~~~⟧');
  });

  it('leaves tags and values as they are, and does not count them', () => {
    expect(pseudo('Did you mean <apply>{{email}}</apply>?')).toBe(
      '⟦Dïd ýöü mëáñ <apply>{{email}}</apply>?~~~~~~⟧',
    );
  });
});
