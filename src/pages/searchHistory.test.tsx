// @vitest-environment jsdom
/** The search and the history of the browser: the way back, a reload, and a member who has moved, against the mock backend. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownProfileChanged, selectUser } from '@/core/auth/authSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { required } from '@tests/factories/required';
import { watchRequests } from '@tests/factories/requests';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

// On a slow machine the quiet moment comes in the middle of a test; what is fetched ahead in it is another file's matter.
beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const PREMIUM = 'premium@example.test';

async function visit(address: string) {
  const visited = await visitDiscovery(address, { persona: PREMIUM });
  ({ backend } = visited);
  const { router } = visited;
  return {
    ...visited,
    goTo: (path: string) => act(async () => router.navigate(path)),
    goBack: () => act(async () => router.navigate(-1)),
  };
}

/** Of the whole list: its last rows are drawn a moment later than the first. */
const names = async () =>
  within(await screen.findByRole('list', { name: 'Members found', busy: false }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const position = (shown: number) => screen.findByText(new RegExp(`^${shown} of \\d+ members$`));
const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Show more members' }));
const sortBy = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
const removeChip = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });

describe('the way back', () => {
  it('over changes of filters and order finds each search as it was left, and asks for nothing [BX-09]', async () => {
    const { goBack } = await visit('/members?gender=female&country=BE&min_age=18&max_age=90');
    await more();
    await position(48);
    const first = await names();
    await userEvent.selectOptions(sortBy(), 'Newest first');
    await waitFor(async () => expect(await names()).not.toEqual(first));
    const newest = await names();
    await userEvent.click(await removeChip('18–90'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull());
    await position(24);
    const asked = watchRequests();

    await goBack();
    expect(await names()).toEqual(newest);
    expect(sortBy().value).toBe('newest');
    expect(await removeChip('18–90')).toBeDefined();
    await goBack();
    expect(await names()).toEqual(first);
    expect(sortBy().value).toBe('recommended');
    await position(48);
    expect(asked()).not.toContain('GET members.php');
  });

  it('to an address without filters means none, whatever was searched for since [BX-09]', async () => {
    const { goBack, router } = await visit('/members');
    const first = await names();
    await userEvent.selectOptions(sortBy(), 'Newest first');
    await waitFor(async () => expect(await names()).not.toEqual(first));
    await goBack();
    expect(await names()).toEqual(first);
    expect(router.state.location.search).toBe('');
  });

  it('is one thing, asking for the same once more another: that is answered anew', async () => {
    await visit('/members');
    await names();
    const asked = watchRequests();
    await userEvent.selectOptions(sortBy(), 'Newest first');
    await waitFor(() => expect(asked().filter((call) => call === 'GET members.php')).toHaveLength(1));
    await names();
    await userEvent.selectOptions(sortBy(), 'Recommended');
    await waitFor(() => expect(asked().filter((call) => call === 'GET members.php')).toHaveLength(2));
  });
});

describe('a reload', () => {
  it('opens a long list as far as it was, page by page [BX-09] [ST-16]', async () => {
    await visit('/members');
    for (const shown of [24, 48]) {
      await position(shown);
      await more();
    }
    await position(72);
    cleanup();
    backend?.close();

    await visit('/members');
    await position(72);
    expect(await names()).toHaveLength(72);
  });

  it('of another place in the history opens what that showed', async () => {
    const { goTo } = await visit('/members');
    await position(24);
    await more();
    await position(48);
    await goTo('/members?sort=newest');
    await position(24);
    await more();
    await position(48);
    await more();
    await position(72);
    cleanup();
    backend?.close();

    await visit('/members');
    await position(48);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more members' })).not.toBeNull());
    expect(screen.queryByText(/^72 of/)).toBeNull();
  });
});

describe('the button of the filters', () => {
  it('adds no step to the history when nothing has changed, and leaves the page where it is [BX-09]', async () => {
    const { router } = await visit('/members');
    const [, count] = required(/of (\d+) members/.exec((await position(24)).textContent));
    const { key } = router.state.location;
    await userEvent.click(await screen.findByRole('button', { name: `Show ${count} members` }));
    expect(router.state.location.key).toBe(key);
    expect(window.scrollTo).not.toHaveBeenCalled();
    await userEvent.selectOptions(sortBy(), 'Newest first');
    await waitFor(() => expect(router.state.location.key).not.toBe(key));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a member who has moved', () => {
  const moveTo = async (
    store: Awaited<ReturnType<typeof visit>>['store'],
    place: { country: string; region: string },
  ) => {
    const own = required(selectUser(store.getState())?.profile);
    Object.assign(backend?.db.members.get(own.id) ?? {}, place);
    await act(async () => store.dispatch(ownProfileChanged({ ...own, ...place, city: null })));
  };

  it('searches from the new place, with nothing of the old one in the filters [SC-10]', async () => {
    const { store, goTo } = await visit('/members');
    await screen.findByText(/members · Belgium$/);
    await goTo('/elsewhere');
    await moveTo(store, { country: 'NL', region: 'Utrecht' });
    await goTo('/members');
    expect(await screen.findByText(/members · Netherlands$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it('sees other members at once, also where the address names the filters [SC-10]', async () => {
    const { store } = await visit('/members?gender=female&country=BE');
    await more();
    await position(48);
    await moveTo(store, { country: 'BE', region: 'Namur' });
    expect(await position(24)).toBeDefined();
  });

  it('keeps the search when anything else of the own profile changes', async () => {
    const { store } = await visit('/members');
    await position(24);
    const asked = watchRequests();
    const own = required(selectUser(store.getState())?.profile);
    await act(async () => store.dispatch(ownProfileChanged({ ...own, about: 'Evenings' })));
    expect(asked()).toEqual([]);
    await position(24);
  });
});
