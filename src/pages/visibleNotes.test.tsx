// @vitest-environment jsdom
/** Presence and distance outside the profile, where the settings do not show them. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { visitLanding } from '@tests/factories/landings';

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
