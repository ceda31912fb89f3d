// @vitest-environment jsdom
/** The wider filters, the order, and what helps where hardly anybody fits, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import '@/core/blocks/blocksSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitDiscovery>) {
  const visited = await visitDiscovery(...how);
  ({ backend } = visited);
  return { ...visited, query: () => new URLSearchParams(visited.router.state.location.search) };
}

const PREMIUM = 'premium@example.test';
const results = () => screen.findByRole('list', { name: 'Members found', busy: false });
const names = async () =>
  within(await results())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const removeChip = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });

describe('the form of the filters', () => {
  it('asks for the fields of the settings, and for the wider ones always [BX-10]', async () => {
    await visit('/members', { persona: PREMIUM, settings: { search_fields: ['country'] } });
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Province' })).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('I’m looking for')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('switch', { name: 'Online in the last 24 hours' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Distance' })).toBeDefined();
  });

  it('keeps the focus while interests that failed are asked for once more, and after that [BX-20]', async () => {
    await visit('/members', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'GET interests.php', kind: 'wrong_shape', times: 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).not.toBe(document.body);
    await screen.findByText('Food and drink');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Interests' }));
  });

  it('puts what was chosen into the address, and each interest is a chip of its own [BX-09] [BX-10]', async () => {
    const { query } = await visit('/members', { persona: PREMIUM });
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Has a photo' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 100 km');
    await userEvent.click(await screen.findByText('Food and drink'));
    await userEvent.click(screen.getByRole('button', { name: 'Wine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tea' }));
    await userEvent.click(screen.getByRole('button', { name: /^Show(?: \d+)? members$/ }));
    await removeChip('Tea');
    expect(Object.fromEntries(query())).toMatchObject({
      has_photo: 'true',
      max_distance: '100',
      interests: 'wine,tea',
    });
    await userEvent.click(await removeChip('Wine'));
    expect(query().get('interests')).toBe('tea');
    await userEvent.click(await removeChip('Within 100 km'));
    expect(query().has('max_distance')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(query().has('interests')).toBe(false);
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it('promises people near only while the search finds them [RT-02]', async () => {
    await visit('/members', { persona: PREMIUM });
    expect(screen.getByRole('heading', { level: 1, name: 'People near you' })).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    expect(await screen.findByRole('heading', { level: 1, name: 'Meet someone new' })).toBeDefined();
  });

  it('promises a visitor nobody near: nobody knows from where [RT-02]', async () => {
    await visit('/members', { settings: { logged_out_search: 'all' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Meet someone new' })).toBeDefined();
  });

  it('offers a visitor neither distance nor the nearest first: nobody knows from where', async () => {
    await visit('/members?max_distance=10&sort=nearest', { settings: { logged_out_search: 'all' } });
    await results();
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    await screen.findByRole('switch', { name: 'Has a photo' });
    expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull();
  });
});

describe('the order', () => {
  it('changes who comes first, and stays when the filters are cleared [BX-10]', async () => {
    const { query } = await visit('/members?has_photo=true', { persona: PREMIUM });
    const recommended = await names();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    await waitFor(async () => expect(await names()).not.toEqual(recommended));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(query().get('sort')).toBe('newest');
    expect(query().has('has_photo')).toBe(false);
  });
});

describe('where hardly anybody fits [BX-10]', () => {
  it('says that the others live further away, and lets go of one filter by a press', async () => {
    const { query } = await visit('/members?countryregion=Namur&min_age=18&max_age=24', {
      persona: PREMIUM,
      prepare: ({ db }) =>
        db.members.forEach((member) => {
          if (member.region === 'Namur') member.gender = 'male';
          else member.date_of_birth = '2004-01-01';
        }),
    });
    expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeDefined();
    const wider = await screen.findByRole('region', { name: 'A wider search' });
    expect(
      await within(wider).findByText(
        'Nobody in the Namur area matches all of this. These members live further away.',
      ),
    ).toBeDefined();
    expect(within(wider).getAllByRole('link')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Without “Namur”' }));
    expect(query().has('countryregion')).toBe(false);
    expect(query().get('max_age')).toBe('24');
  });

  it('names the filters that it left out, and can go on with the wider search', async () => {
    const { query } = await visit('/members?interests=wine&new=true', {
      persona: PREMIUM,
      prepare: ({ db }) =>
        db.members.forEach((member) => {
          member.interests = [];
        }),
    });
    expect(
      await screen.findByText(
        'Nobody matches all of this. For these members we left out: New members and Wine.',
      ),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Search this way' }));
    await results();
    expect(query().has('interests')).toBe(false);
    expect(query().has('new')).toBe(false);
  });
});

describe('the results', () => {
  it('stay while there is no network, with a line that says so, and follow when it is back [BX-25]', async () => {
    const { store } = await visit('/members', { persona: PREMIUM });
    const before = await names();
    act(() => void store.dispatch(connectionChanged(false)));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    expect(
      await screen.findByText(/^You’re offline. These are the members from your last search/),
    ).toBeDefined();
    expect(await names()).toEqual(before);
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(async () => expect(await names()).not.toEqual(before));
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
  });

  it('lose a member who is blocked, and their number with them', async () => {
    const { store } = await visit('/members', { persona: PREMIUM });
    const before = await names();
    const total = Number(
      /^(\d+) members ·/.exec((await screen.findByText(/members · Belgium$/)).textContent)?.[1],
    );
    const first =
      within(await results())
        .getAllByRole('link')[0]
        ?.getAttribute('href')
        ?.split('/')
        .at(-1) ?? '';
    act(() => void store.dispatch(memberBlocked(first)));
    expect(await names()).toEqual(before.slice(1));
    expect(screen.getByText(`${total - 1} members · Belgium`)).toBeDefined();
  });
});
