/** Shares as the seven languages write them: a discount of 12.5% is none of 13%. */
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a share in percent', () => {
  it.each([
    ['en', '12.5%', '25%', '-12.5%'],
    ['nl', '12,5%', '25%', '-12,5%'],
    ['de', '12,5 %', '25 %', '-12,5 %'],
    ['it', '12,5%', '25%', '-12,5%'],
    ['fr', '12,5 %', '25 %', '-12,5 %'],
    ['es', '12,5 %', '25 %', '-12,5 %'],
    ['pl', '12,5%', '25%', '-12,5%'],
  ] as const)('keeps its half in %s, and shows a whole one bare [EN-08]', (locale, half, whole, off) => {
    const { percent } = createFormats(locale);
    expect(plain(percent(12.5))).toBe(half);
    expect(plain(percent(25))).toBe(whole);
    expect(plain(percent(-12.5))).toBe(off);
  });

  it('has one digit after the point at most', () => {
    expect(createFormats('en').percent(100 / 3)).toBe('33.3%');
  });
});
