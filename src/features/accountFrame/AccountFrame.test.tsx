// @vitest-environment jsdom
/** The frame of the account's pages. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { ProfileDetails } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfileDetails, makeUser } from '@tests/factories/user';
import { AccountFrame } from './AccountFrame';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['profile']);
});

function open(address: string, { fields, ...profile }: Partial<ProfileDetails> & { fields?: string[] } = {}) {
  const { store } = createTestStore();
  const settings = createSettings();
  store.dispatch(
    fetchSettings.fulfilled(
      { ...settings, visible_profile_fields: fields ?? settings.visible_profile_fields },
      'r1',
      {},
    ),
  );
  store.dispatch(loggedIn(makeUser({ profile: makeProfileDetails({ name: 'Marek', age: 36, ...profile }) })));
  renderInRouter(store, <AccountFrame title="A page">What it is about</AccountFrame>, address);
}
const links = () => within(screen.getByRole('navigation', { name: 'My profile and account' }));

describe('the frame of the account [SC-02]', () => {
  it('says whose it is and has the heading of the page', () => {
    open('/settings');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A page');
    expect(screen.getByText('Marek, 36')).toBeDefined();
    expect(screen.getByText('Ghent, East Flanders')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/profile?part=preview');
  });

  it('leads to every page of the account [RT-09]', () => {
    open('/settings');
    expect(
      links()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Photos', '/profile'],
      ['About me', '/profile?part=about'],
      ['Interests', '/profile?part=interests'],
      ['Notifications', '/notifications'],
      ['Location', '/settings/location'],
      ['Settings', '/settings'],
    ]);
  });

  it.each([
    ['/profile', 'Photos'],
    ['/profile?part=nonsense', 'Photos'],
    ['/profile?part=about&from=mail', 'About me'],
    ['/profile?part=interests', 'Interests'],
    ['/settings', 'Settings'],
    ['/settings/location', 'Location'],
  ])('marks the page of %s: %s', (address, name) => {
    open(address);
    expect(
      links()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toEqual([name]);
  });

  it('has no interests where nobody would see them [EN-07]', () => {
    open('/profile', { fields: ['about'] });
    expect(links().queryByRole('link', { name: 'Interests' })).toBeNull();
  });
});

describe('the measure of the profile', () => {
  it('says how complete it is and leads to what helps most', () => {
    open('/profile', { photo_count: 0, languages: [] });
    const meter = within(screen.getByRole('region', { name: 'How complete your profile is' }));
    expect(meter.getByText('Your profile is 10% complete')).toBeDefined();
    expect(meter.getByRole('link', { name: 'Add your first photo' }).getAttribute('href')).toBe('/profile');
  });

  it('has nothing left to ask from somebody who keeps sexuality and interests private', () => {
    open('/profile', {
      photo_count: 3,
      about: 'Wine.',
      relationship_status: 'single',
      body_type: 'normal',
      hair_color: 'brown',
      eye_color: 'green',
      sexuality: null,
      interests: [],
    });
    const meter = within(screen.getByRole('region', { name: 'How complete your profile is' }));
    expect(meter.getByText('Your profile is 100% complete')).toBeDefined();
    expect(meter.queryByRole('link')).toBeNull();
  });
});
