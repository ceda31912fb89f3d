import { describe, expect, it } from 'vitest';
import { INSTALL_OFFER_AFTER_MS } from '@/config/limits';
import { offersInstall } from './installOffer';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const signedUp = (ago: number): string => new Date(NOW - ago).toISOString();
const good = {
  way: 'prompt',
  occasion: true,
  signup_date: signedUp(INSTALL_OFFER_AFTER_MS),
  dismissedAt: null,
  asksOther: false,
} as const;

describe('the offer to install [NV-05]', () => {
  it.each([{}, { way: 'homeScreen' }] as const)('is made after something good: %j', (change) => {
    expect(offersInstall({ ...good, ...change }, NOW)).toBe(true);
  });

  it.each([
    ['where it cannot be followed', { way: null }],
    ['because a page loads', { occasion: false }],
    ['on the first day', { signup_date: signedUp(INSTALL_OFFER_AFTER_MS - 1) }],
    ['to somebody whose first day is not known', { signup_date: 'lately' }],
    ['again after a no', { dismissedAt: 1 }],
    ['beside another question', { asksOther: true }],
  ] as const)('is not made %s', (_, change) => {
    expect(offersInstall({ ...good, ...change }, NOW)).toBe(false);
  });
});
