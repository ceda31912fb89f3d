import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { isOneTimeToken } from './oneTimeToken';

describe('isOneTimeToken', () => {
  it('takes 16 or more characters of its alphabet [RT-18]', () => {
    expect(isOneTimeToken('abcdEFGH0123_-xy')).toBe(true);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/), (segment) => {
        expect(isOneTimeToken(segment)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'short',
    'abcdEFGH0123_-x',
    'abcdEFGH0123_-xy.',
    'abcd EFGH 0123 4567',
    'abcdEFGH0123_-xyé',
    'abcdEFGH0123_-xy\n',
  ])('leaves %j to the page not found [RT-18]', (segment) => {
    expect(isOneTimeToken(segment)).toBe(false);
  });

  it('never takes a fixed route of the product for a token [RT-18]', () => {
    const fixed = Object.values(patterns).filter((pattern) => pattern !== patterns.token);
    expect(fixed.map((pattern) => pattern.slice(1)).filter(isOneTimeToken)).toEqual([]);
  });
});
