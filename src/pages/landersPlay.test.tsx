// @vitest-environment jsdom
/** The landers of icons, map and people: three taps, members only where they may be shown, and nothing invented. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { NO_TRACKING } from '@/domain/tracking';
import { signupDraftSchema } from '@/features/signup/signupSchema';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import { watchRequests } from '@tests/factories/requests';
import { settled } from '@tests/journeys/settled';
import IconsLanderPage from './IconsLanderPage';
import MapLanderPage from './MapLanderPage';
import SocialNetworkLanderPage from './SocialNetworkLanderPage';

const ICONS = { route: 'iconslanding', texts: 'iconslanding', page: IconsLanderPage } as const;
const MAP = { route: 'maplanding', texts: 'maplanding', page: MapLanderPage } as const;
const SOCIAL = { route: 'socialnetwork', texts: 'socialnetwork', page: SocialNetworkLanderPage } as const;
const CLOSED = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;

let backend: TestBackend | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => backend?.close());

async function visit(lander: Parameters<typeof visitLander>[0], how: Parameters<typeof visitLander>[2] = {}) {
  const visited = await visitLander(lander, `/landers/${lander.route}`, how);
  ({ backend } = visited);
  return visited;
}

describe('iconslanding', () => {
  it('has five links that work without the program [RT-16]', async () => {
    await visit(ICONS);
    const doors = within(await screen.findByRole('list', { name: 'I’m in the mood for' }));
    expect(doors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 5 }, () => '/signup'),
    );
  });

  it('takes three taps and keeps the answers for the sign-up [RT-16, NV-09]', async () => {
    const { store } = await visit(ICONS);
    await userEvent.click(await screen.findByRole('link', { name: 'A good conversation' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Who with?'));
    await userEvent.click(screen.getByRole('button', { name: 'Men' }));
    expect(document.activeElement?.textContent).toBe('And who’s asking?');
    await userEvent.click(screen.getByRole('button', { name: 'A woman' }));
    expect(document.activeElement?.textContent).toBe('That’s a good start.');
    expect(screen.getByText('What could you talk about for hours?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
    await waitFor(() => expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' }));
    expect(readFormDraft('signup', signupDraftSchema)).toMatchObject({
      gender: 'female',
      looking_for: 'male',
    });
  });

  it('is a picture where nobody can join [ST-19, ER-18]', async () => {
    await visit(ICONS, { settings: { signups: 'none' } });
    expect((await screen.findAllByText('You need an invitation to sign up right now.')).length).toBe(2);
    expect(screen.queryByRole('link', { name: 'A little flirting' })).toBeNull();
  });
});

describe('maplanding', () => {
  it('shows members of the country, and leads from a pin to a hello [RT-16, ST-20]', async () => {
    const { store } = await visit(MAP);
    const list = within(await screen.findByRole('list', { name: /^On the map: / }));
    const [pin] = list.getAllByRole('button');
    expect(pin).toBeDefined();
    if (pin === undefined) return;
    await userEvent.click(pin);
    expect(pin.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: /^Say hello to / }));
    await waitFor(() => expect(selectOpenModal(store.getState())?.name).toBe('signup'));
    expect(JSON.stringify(selectOpenModal(store.getState()))).toContain('"next":"/members/');
    expect(screen.getByText(/no pin shows where anyone lives/)).toBeDefined();
    expect(screen.getByText('Some profiles are fictional and marked as such.')).toBeDefined();
  });

  it('shows a part of the country where one is chosen, and says which [RT-16]', async () => {
    const { backend: server } = await visit(MAP);
    const choice = await screen.findByRole('combobox', { name: 'Which part of the country?' });
    const country = server.db.settings.geoip_selected_country ?? server.db.settings.geoip_country;
    const regions = server.db.settings.region_data[country] ?? [];
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
      // The country itself first.
    ).toEqual(['Belgium', ...regions]);
    const there = [...server.db.members.values()].find(
      (member) => member.country === country && member.region !== null && regions.includes(member.region),
    );
    const region = there?.region ?? '';
    await userEvent.selectOptions(choice, region);
    expect(await screen.findByText(new RegExp(`^On the map: ${region}\\.`))).toBeDefined();
    const pins = within(screen.getByRole('list', { name: `On the map: ${region}` })).getAllByRole('button');
    const names = new Set(
      [...server.db.members.values()].filter((m) => m.region === region).map((m) => m.name),
    );
    for (const pin of pins) expect(names).toContain(pin.textContent.split(',')[0]);
    await userEvent.selectOptions(choice, 'Belgium');
    await waitFor(() => expect(screen.queryByText(new RegExp(`^On the map: ${region}\\.`))).toBeNull());
    expect(screen.getByText(/^On the map: Belgium\./)).toBeDefined();
  });

  it('asks for no part of the country where nobody may search by it', async () => {
    await visit(MAP, { settings: { search_fields: ['gender', 'country'] } });
    await screen.findByRole('list', { name: /^On the map: / });
    expect(screen.queryByRole('combobox', { name: 'Which part of the country?' })).toBeNull();
  });

  it.each([
    ['tells', ['online', 'distance'], true],
    ['hides', [], false],
  ])('%s who is online as the settings want it', async (_, visible_profile_notes, told) => {
    await visit(MAP, {
      settings: { visible_profile_notes },
      prepare: ({ db }) => {
        for (const member of db.members.values()) Object.assign(member, { activity: 1 });
      },
    });
    const list = within(await screen.findByRole('list', { name: /^On the map: / }));
    const [pin] = list.getAllByRole('button');
    if (pin === undefined) throw new Error('Nobody is on the map');
    await userEvent.click(pin);
    expect(list.queryAllByText(/Online now/).length > 0).toBe(told);
    expect(document.querySelector('.map-card .dot') !== null).toBe(told);
  });

  it('gives the focus back to the pin when its card is closed', async () => {
    await visit(MAP);
    const [pin] = within(await screen.findByRole('list', { name: /^On the map: / })).getAllByRole('button');
    if (pin === undefined) throw new Error('Nobody is on the map');
    await userEvent.click(pin);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: /^Say hello to / })).toBeNull();
    expect(document.activeElement).toBe(pin);
  });

  it('shows nobody where the search is closed, and says so [ST-20]', async () => {
    await visit(MAP, { settings: CLOSED });
    expect(await screen.findByText(/Only members can see who’s here/)).toBeDefined();
    expect(screen.queryByRole('list', { name: /^On the map: / })).toBeNull();
    expect(screen.getByText(/portraits here are illustrations/)).toBeDefined();
  });
});

describe('socialnetwork', () => {
  it('shows who is online, by name [RT-16, ST-20]', async () => {
    await visit(SOCIAL);
    expect(await screen.findByRole('heading', { name: 'Online now' })).toBeDefined();
  });

  it('shows nobody where the search is closed, and says so [ST-20]', async () => {
    await visit(SOCIAL, { settings: CLOSED });
    expect(await screen.findByText('Only members can see who’s online.')).toBeDefined();
    expect(screen.queryByText('Online now')).toBeNull();
  });

  it.each([
    [true, undefined],
    [false, 'premium@example.test'],
  ])(
    'asks for the words of the people on it: %s, as %s, whom it would count as a visitor of theirs [RT-16]',
    async (asks, persona) => {
      let asked = () => [''];
      await visit(SOCIAL, {
        ...(persona !== undefined && { persona }),
        prepare: () => {
          asked = watchRequests();
        },
      });
      await screen.findByRole('heading', { name: 'Online now' });
      await settled();
      await settled();
      expect(asked().includes('GET member.php')).toBe(asks);
    },
  );

  it('calls nobody online where the settings hide who is', async () => {
    await visit(SOCIAL, { settings: { visible_profile_notes: ['distance'] } });
    expect(await screen.findByText(/^Nobody to show right now/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Online now' })).toBeNull();
  });

  it('waits for the source of an earlier visit where it opens the search [ST-20] [BX-12]', async () => {
    const at = Date.now();
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify({ measurement: true, at }));
    localStorage.setItem(LOCAL_KEYS.tracking, JSON.stringify({ ...NO_TRACKING, network: 'oak', at }));
    const { look } = await visit(SOCIAL, { settings: { ...CLOSED, logged_out_search_trafficsource: 'all' } });
    expect(screen.queryByText('Only members can see who’s online.')).toBeNull();
    expect(screen.queryByText('Online now')).toBeNull();
    act(look);
    expect(await screen.findByRole('heading', { name: 'Online now' })).toBeDefined();
  });
});
