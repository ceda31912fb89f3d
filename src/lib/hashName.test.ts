import { describe, expect, it } from 'vitest';
import { hashName } from './hashName';

describe('the name behind the hash of an address', () => {
  it.each([
    ['#refund', 'refund'],
    ['#%C3%A9t%C3%A9%20%231', 'été #1'],
    ['#', ''],
    ['', ''],
  ])('of %s is %s', (hash, name) => {
    expect(hashName(hash)).toBe(name);
  });

  it('is none where it cannot be read', () => {
    expect(hashName('#100%')).toBe('');
  });
});
