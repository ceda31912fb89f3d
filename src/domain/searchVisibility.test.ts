import { describe, expect, it } from 'vitest';
import { searchAsksSource, searchVisible } from './searchVisibility';

const closed = {
  loggedIn: false,
  hasTrafficSource: false,
  logged_out_search: 'none',
  logged_out_search_trafficsource: 'none',
} as const;

describe('searchVisible', () => {
  it('is always open to members [ST-20]', () => {
    expect(searchVisible({ ...closed, loggedIn: true })).toBe(true);
  });

  it.each(['all', 'limited'] as const)(
    'is open to visitors with the setting %s [ST-20]',
    (logged_out_search) => {
      expect(searchVisible({ ...closed, logged_out_search })).toBe(true);
    },
  );

  it('asks for a known source where only the second setting opens it [ST-20]', () => {
    const bySource = { ...closed, logged_out_search_trafficsource: 'limited' } as const;
    expect(searchVisible({ ...bySource, hasTrafficSource: true })).toBe(true);
    expect(searchVisible(bySource)).toBe(false);
    expect(searchVisible({ ...closed, hasTrafficSource: true })).toBe(false);
    expect(searchVisible(closed)).toBe(false);
  });
});

describe('searchAsksSource', () => {
  it.each([
    ['none', 'none', false],
    ['none', 'limited', true],
    ['none', 'all', true],
    ['limited', 'none', false],
    ['limited', 'limited', false],
    ['limited', 'all', true],
    ['all', 'none', false],
    ['all', 'limited', false],
    ['all', 'all', false],
  ] as const)(
    'where all may search: %s, and those of a known source: %s, is %s [ST-20]',
    (logged_out_search, logged_out_search_trafficsource, asks) => {
      const settings = { logged_out_search, logged_out_search_trafficsource };
      expect(searchAsksSource({ ...settings, loggedIn: false })).toBe(asks);
      expect(searchAsksSource({ ...settings, loggedIn: true })).toBe(false);
    },
  );
});
