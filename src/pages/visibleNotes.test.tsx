// @vitest-environment jsdom
/** Presence, distance and own words outside the profile, where the settings do not show them. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { visitLander } from '@tests/factories/landers';
import { visitLanding } from '@tests/factories/landings';
import { settled } from '@tests/journeys/settled';
import SocialNetworkLanderPage from './SocialNetworkLanderPage';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

const persona = 'premium@example.test';
/** Somebody who is always there. */
const prepare = ({ db }: TestBackend): void =>
  void Object.assign(db.members.get('elena') ?? {}, { activity: 1 });

describe('the cards of the search', () => {
  it.each([
    [['online', 'distance'], /^Elena, 32 online Ghent · \d+ km$/],
    [['distance'], /^Elena, 32 Ghent · \d+ km$/],
    [['online'], /^Elena, 32 online Ghent$/],
    [[], /^Elena, 32 Ghent$/],
  ])('say %j of what the settings can show [EN-07]', async (visible_profile_notes, name) => {
    const settings = { visible_profile_notes };
    ({ backend } = await visitDiscovery('/members', { persona, settings, prepare }));
    expect(await screen.findByRole('link', { name })).toBeDefined();
  });
});

describe('the landings of a member', () => {
  const presence = () => [
    ...screen.queryAllByText(/Online now/),
    ...screen.queryAllByRole('img', { name: 'Online now' }),
  ];

  it.each(['landing', 'landing2', 'landing3'])('%s says who is online [EN-07]', async (landing) => {
    ({ backend } = await visitLanding(`/members/elena/${landing}`, { prepare }));
    await screen.findByRole('heading', { level: 1 });
    expect(presence()).toHaveLength(1);
  });

  it.each(['landing', 'landing2', 'landing3'])(
    '%s says nothing of it where the settings do not show it [EN-07]',
    async (landing) => {
      const settings = { visible_profile_notes: ['distance'] };
      ({ backend } = await visitLanding(`/members/elena/${landing}`, { settings, prepare }));
      await screen.findByRole('heading', { level: 1 });
      expect(presence()).toHaveLength(0);
    },
  );
});

describe('the own words of members', () => {
  const SOCIAL = { route: 'socialnetwork', texts: 'socialnetwork', page: SocialNetworkLanderPage } as const;
  const WORDS = 'Half of my plants survive.';
  const write = ({ db }: TestBackend): void =>
    db.members.forEach((member) => void Object.assign(member, { about: WORDS, activity: 1 }));
  const told = () => screen.queryAllByText((text) => text.includes(WORDS)).length > 0;

  it.each([
    [['about'], true],
    [['interests'], false],
  ])('stand on a lander where the settings show %j: %s [EN-07]', async (visible_profile_fields, shown) => {
    const settings = { visible_profile_fields };
    ({ backend } = await visitLander(SOCIAL, '/landers/socialnetwork', { settings, prepare: write }));
    await screen.findByRole('heading', { name: 'Online now' });
    await settled();
    expect(told()).toBe(shown);
  });

  it.each([
    ['landing', ['about'], true],
    ['landing', [], false],
    ['landing3', ['about'], true],
    ['landing3', [], false],
  ])('stand on %s where the settings show %j: %s [EN-07]', async (landing, visible_profile_fields, shown) => {
    const settings = { visible_profile_fields };
    ({ backend } = await visitLanding(`/members/elena/${landing}`, { settings, prepare: write }));
    await screen.findByText('What would you write to Elena?');
    expect(told()).toBe(shown);
  });
});
