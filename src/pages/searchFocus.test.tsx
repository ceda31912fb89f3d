// @vitest-environment jsdom
/** Where the focus is after what is done with the filters and the list by keyboard, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionChanged } from '@/core/connection/connectionSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { headingHasFocus } from '@tests/factories/focus';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

const PREMIUM = 'premium@example.test';

async function visit(address: string, prepare: (made: TestBackend) => void = () => undefined) {
  const visited = await visitDiscovery(address, { persona: PREMIUM, prepare });
  ({ backend } = visited);
  return visited;
}

/** Goes to a button and presses it, as keyboards do. */
async function pressKey(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
}
const found = () => screen.findByRole('list', { name: 'Members found', busy: false });

/** Nobody has an interest, so that a search for one finds nobody. */
const withoutInterests = ({ db }: TestBackend): void =>
  db.members.forEach((member) => {
    member.interests = [];
  });

describe('after a press on a button that goes with it the focus is at the heading [BX-20]', () => {
  it('Clear all', async () => {
    await visit('/members?has_photo=true');
    await pressKey('Clear all');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await headingHasFocus('People near you');
  });

  it.each(['Clear filters', 'Without “Wine”', 'Search this way'])('%s', async (name) => {
    await visit('/members?interests=wine&new=true&min_age=20', withoutInterests);
    await pressKey(name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await headingHasFocus('People near you');
  });

  it('Try again, after a search that failed', async () => {
    await visit('/members', ({ fault }) =>
      fault({ match: 'GET members.php', kind: 'wrong_shape', times: 1 }),
    );
    await pressKey('Try again');
    expect(await found()).toBeDefined();
    await headingHasFocus('People near you');
  });

  it('Try again, where the members are those of the search before', async () => {
    const { store, backend: made } = await visit('/members');
    await found();
    act(() => void store.dispatch(connectionChanged(false)));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    await screen.findByText(/^You’re offline/);
    made.fault({ match: 'GET members.php', kind: 'offline', times: 6 });
    act(() => void store.dispatch(connectionChanged(true)));
    expect(await screen.findByText(/^The new search didn’t work/)).toBeDefined();
    await pressKey('Try again');
    await headingHasFocus('Meet someone new');
  });
});

describe('the form of the filters', () => {
  it('keeps the focus on the button that applies it [BX-20]', async () => {
    const { router } = await visit('/members');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'Antwerp');
    await pressKey('Show members');
    await waitFor(() => expect(router.state.location.search).toContain('countryregion=Antwerp'));
    await screen.findByText(/members · Antwerp$/);
    expect(document.activeElement?.textContent).toMatch(/^Show/);
  });

  it('keeps what is chosen and not applied when the order changes or a filter goes [BX-10]', async () => {
    const { router } = await visit('/members?gender=female&country=BE&min_age=25&max_age=58');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'Antwerp');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: 25–58' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Province' }).value).toBe('Antwerp');
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Minimum age' }).value).toBe('18');
    await userEvent.click(screen.getByRole('button', { name: 'Show members' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      gender: 'female',
      country: 'BE',
      countryregion: 'Antwerp',
      min_age: '18',
      max_age: '99',
      sort: 'newest',
    });
  });
});

describe('the end of the list', () => {
  it('takes the focus when the last page has come and its button is gone [SC-12] [BX-20]', async () => {
    await visit('/members?gender=female&country=BE&min_age=18&max_age=99', ({ db }) => {
      const women = [...db.members.values()].filter(
        ({ gender, country }) => gender === 'female' && country === 'BE',
      );
      for (const { id } of women.slice(30)) db.members.delete(id);
    });
    await pressKey('Show more members');
    const end = await screen.findByText('That’s everyone who matches your filters.');
    expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
    expect(document.activeElement).toBe(end);
  });

  it('is said where everybody fits on one page [SC-12]', async () => {
    await visit('/members?gender=female&country=BE&countryregion=Antwerp&min_age=18&max_age=99');
    expect(await screen.findByText('That’s everyone who matches your filters.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
  });

  it('is not reached by a page that fails: what was shown stays, and it is asked for again [ST-16]', async () => {
    const { backend: made } = await visit('/members');
    await screen.findByText(/^24 of \d+ members$/);
    made.fault({ match: 'GET members.php', kind: 'wrong_shape', times: 1 });
    await pressKey('Show more members');
    expect((await screen.findByRole('alert')).textContent).toContain('The search didn’t work.');
    expect(within(await found()).getAllByRole('article')).toHaveLength(24);
    const shown = screen.getByText(/^24 of \d+ members$/);
    expect(document.activeElement).toBe(shown);
    await pressKey('Try again');
    await screen.findByText(/^48 of \d+ members$/);
    expect(screen.queryByRole('alert')).toBeNull();
    await headingHasFocus('People near you');
  });
});
