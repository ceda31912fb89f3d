import { describe, expect, it } from 'vitest';
import { showsSiteEntry, type SiteEntryState } from './siteEntry';

const visitor: SiteEntryState = {
  installedApp: false,
  skippedAt: null,
  loggedIn: false,
  settings: { enable_site_entry_popup: 'yes', site_entry_countries: null },
  country: 'FR',
};
const only = (...site_entry_countries: string[]) => ({
  settings: { enable_site_entry_popup: 'yes' as const, site_entry_countries },
});

describe('showsSiteEntry', () => {
  it('opens for a new visitor [VA-11] [NV-08]', () => {
    expect(showsSiteEntry(visitor)).toBe(true);
    expect(showsSiteEntry({ ...visitor, country: null })).toBe(true);
  });

  it.each<[string, Partial<SiteEntryState>]>([
    ['in the installed app', { installedApp: true }],
    ['to a visitor who skipped it before', { skippedAt: 0 }],
    ['to a member', { loggedIn: true }],
    [
      'where the setting says no',
      { settings: { enable_site_entry_popup: 'no', site_entry_countries: null } },
    ],
    ['in a country outside the list', only('NL', 'DE')],
    ['in an unknown country when there is a list', { ...only('NL'), country: null }],
    ['before the settings are known', { settings: null }],
  ])('stays away %s [VA-11]', (_, change) => {
    expect(showsSiteEntry({ ...visitor, ...change })).toBe(false);
  });

  it('opens in a country of the list, however it is written [VA-11]', () => {
    expect(showsSiteEntry({ ...visitor, ...only('FR') })).toBe(true);
    expect(showsSiteEntry({ ...visitor, ...only('FR'), country: 'fr' })).toBe(true);
  });

  it.each([
    ['NL', true],
    ['DE', true],
    ['FR', false],
    [null, false],
  ])('in the chat layout with country %s: %s [LY-02]', (country, shows) => {
    expect(showsSiteEntry({ ...visitor, layout: 'chat', country })).toBe(shows);
  });
});
