import { describe, expect, it } from 'vitest';
import { badgeText, creditsBadge } from './badges';

describe('badgeText', () => {
  it.each([
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [0.5, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('shows %d as %s [NV-02]', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('creditsBadge', () => {
  it.each([
    [11, null],
    [10, { text: '10', tone: 'warning' }],
    [1, { text: '1', tone: 'warning' }],
    [0, { text: '0', tone: 'danger' }],
    [-3, { text: '0', tone: 'danger' }],
  ])('shows a balance of %d as %j [NV-02]', (credits, badge) => {
    expect(creditsBadge(credits)).toEqual(badge);
  });
});
