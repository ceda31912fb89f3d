// @vitest-environment jsdom
/** Finding people as a member and as a visitor do it, against the mock backend. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { NO_TRACKING } from '@/domain/tracking';
import { selectSearchBegun } from '@/features/search/searchSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { required } from '@tests/factories/required';
import terms from '../../locales/en/terms.json';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitDiscovery>) {
  const visited = await visitDiscovery(...how);
  ({ backend } = visited);
  return visited;
}

const results = () => screen.findByRole('list', { name: 'Members found', busy: false });
const cards = async () => within(await results()).findAllByRole('article');
const PREMIUM = 'premium@example.test';

describe('the search', () => {
  it('shows the first page with its count and appends the next [ST-16, SC-12]', async () => {
    await visit('/members', { persona: PREMIUM });
    expect(screen.getByRole('heading', { level: 1, name: 'People near you' })).toBeDefined();
    const first = (await cards()).length;
    const total = /of (\d+) members/.exec((await screen.findByText(/of \d+ members/)).textContent)?.[1];
    expect(screen.getByText(`${total} members · Belgium`)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
    await screen.findByText(`${first * 2} of ${total} members`);
    expect(await cards()).toHaveLength(first * 2);
  });

  it('says within reach of the results how their order comes about [SC-12]', async () => {
    await visit('/members', { persona: PREMIUM });
    await results();
    const link = screen.getByRole('link', { name: 'How results are ranked' });
    expect(link.getAttribute('href')).toBe('/terms#ranking');
    expect(Object.keys(terms.sections)).toContain('ranking');
  });

  it('names every card in words [BX-20, BX-14]', async () => {
    const fictional = (name: string, made: TestBackend) => {
      const member = [...made.db.members.values()].find((found) => found.id === name);
      if (member) member.fictional = true;
    };
    await visit('/members', { persona: PREMIUM, prepare: (made) => fictional('amara', made) });
    await results();
    expect(await screen.findByRole('link', { name: /^Elena, 32 online Ghent · \d+ km$/ })).toBeDefined();
    expect(
      screen.getByRole('link', { name: /^Amara, 34 (online )?Ghent · \d+ km Fictional$/ }),
    ).toBeDefined();
  });

  it('takes filters from the address, shows them as chips and lets go of them one by one [BX-09]', async () => {
    const { router } = await visit(
      '/members?gender=female&country=BE&countryregion=Antwerp&min_age=25&max_age=58',
      {
        persona: PREMIUM,
      },
    );
    expect(await screen.findByText(/members · Antwerp$/)).toBeDefined();
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter: 25–58' }));
    expect(router.state.location.search).toBe(
      '?gender=female&country=BE&countryregion=Antwerp&min_age=18&max_age=99',
    );
    expect(document.activeElement).toBe(chips);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter: Antwerp' }));
    expect(await screen.findByText(/members · Belgium$/)).toBeDefined();
    expect(within(chips).queryAllByRole('listitem')).toHaveLength(0);
  });

  it('names the region as the country does and never asks for less than 18 [CO-04, VA-02]', async () => {
    await visit('/members', { persona: PREMIUM, settings: { min_age: 16 } });
    await results();
    expect(await screen.findByRole('combobox', { name: 'Province' })).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Poland');
    expect(screen.getByRole('combobox', { name: 'Voivodeship' })).toBeDefined();
    expect(screen.getByRole('slider', { name: 'Minimum age' }).getAttribute('min')).toBe('18');
  });

  it('says of an age that leaves nobody out that it is any, and names the span of another', async () => {
    await visit('/members', { persona: PREMIUM });
    await results();
    expect(await screen.findByText('Any age')).toBeDefined();
    fireEvent.change(screen.getByRole('slider', { name: 'Minimum age' }), { target: { value: '30' } });
    expect(screen.getByText('30–99')).toBeDefined();
    expect(screen.queryByText('Any age')).toBeNull();
  });

  it('says what helps when nobody fits', async () => {
    const { router } = await visit('/members?gender=female&country=BE&min_age=99&max_age=99', {
      persona: PREMIUM,
    });
    expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await results();
    expect(router.state.location.search).toContain('min_age=18');
  });

  it('says when it failed and searches again on request', async () => {
    await visit('/members', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'GET members.php', kind: 'wrong_shape', times: 1 }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The search didn’t work.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).not.toHaveLength(0);
  });

  it('is closed to visitors where the settings say so [ST-20]', async () => {
    await visit('/members', {
      settings: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
    });
    expect(await screen.findByRole('heading', { name: 'Search is for members only' })).toBeDefined();
    const login = screen.getByRole('link', { name: 'Log in' });
    expect(login.getAttribute('href')).toBe('/login?next=%2Fmembers');
  });

  it('is open to visitors otherwise [ST-20]', async () => {
    await visit('/members', { settings: { logged_out_search: 'all' } });
    expect(await cards()).not.toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'Search is for members only' })).toBeNull();
  });

  it('waits for the source of an earlier visit where it opens the search [ST-20] [BX-12]', async () => {
    const at = Date.now();
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify({ measurement: true, at }));
    localStorage.setItem(LOCAL_KEYS.tracking, JSON.stringify({ ...NO_TRACKING, network: 'oak', at }));
    const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'all' } as const;
    const { look, store } = await visit('/members', { settings, looked: false });
    expect(screen.queryByRole('heading', { name: 'Search is for members only' })).toBeNull();
    expect(selectSearchBegun(store.getState())).toBe(false);
    act(look);
    expect((await cards()).length).toBeGreaterThan(0);
  });

  it('keeps what a visitor has seen where only the first page is open [ST-20]', async () => {
    await visit('/members', { settings: { logged_out_search: 'limited' } });
    const first = (await cards()).length;
    await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
    expect(await screen.findByRole('heading', { name: 'Search is for members only' })).toBeDefined();
    expect(await cards()).toHaveLength(first);
  });
});

describe('a heart', () => {
  it('fills at once and the like is on the server [ST-05]', async () => {
    const { backend: made } = await visit('/members', { persona: PREMIUM });
    await results();
    const [link] = await screen.findAllByRole('link', { name: /km/ });
    const name = link?.textContent.split(',')[0] ?? '';
    const [heart] = await screen.findAllByRole('button', { name: `Like ${name}` });
    const given = () => [...made.db.likes.values()].filter(({ from }) => from === 'premium').length;
    const before = given();
    await userEvent.click(required(heart));
    expect(heart?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(given()).toBe(before + 1));
  });

  it('is as it was when the server does not take the like', async () => {
    const { backend: made } = await visit('/members/amara', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST like.php', kind: 'status', status: 409 }),
    });
    const [like] = await screen.findAllByRole('button', { name: 'Like Amara' });
    await userEvent.click(required(like));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Like Amara' })).not.toHaveLength(0));
    expect(made.db.likes.has('premium>amara')).toBe(false);
  });

  it('asks a visitor to log in first [RO-01]', async () => {
    const { store } = await visit('/members/elena');
    const [like] = await screen.findAllByRole('button', { name: 'Like Elena' });
    await userEvent.click(required(like));
    expect(selectOpenModal(store.getState())).toEqual({
      name: 'loginRequired',
      reason: 'like',
      profile: 'elena',
      next: '/members/elena',
    });
    const [message] = screen.getAllByRole('button', { name: 'Send a message' });
    await userEvent.click(required(message));
    expect(selectOpenModal(store.getState())).toMatchObject({ reason: 'chat', next: '/members/elena/chat' });
  });
});
