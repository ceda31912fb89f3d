// @vitest-environment jsdom
/** The installed app has no browser bar: its own bar leads back from the deeper pages, and no page does so a second time. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionStarted, userReceived } from '@/core/auth/authSlice';
import { ShopBar } from '@/features/premium/ShopBar';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import DefaultLayout from '@/layouts/DefaultLayout';
import type { TestBackend } from '@mocks/testServer';
import { pretendMedia } from '@tests/factories/media';
import { visitMember } from '@tests/factories/memberPage';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';

const PREMIUM = 'premium@example.test';
let backend: TestBackend | undefined;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['members']);
});
afterEach(() => backend?.close());

const pretendApp = (): void => pretendMedia((query) => query === '(display-mode: standalone)');

/** A member at the first of the addresses, in the layout of every page. */
async function visitLayout(...addresses: readonly [string, ...string[]]) {
  const { store } = createTestStore();
  store.dispatch(userReceived(makeUser()));
  store.dispatch(sessionStarted());
  const router = createMemoryRouter(
    [
      {
        element: <DefaultLayout />,
        children: [
          { path: '/credits', element: <ShopBar title="Credits" back={null} /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [addresses[0]] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('button', { name: /Your account/ });
  const goTo = (path: string) => act(async () => router.navigate(path));
  return { router, goTo };
}
const barBack = () => within(screen.getByRole('banner')).queryByRole('button', { name: 'Back' });
const shopBack = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Back' });

describe('the bar of the installed app [NV-05]', () => {
  it('leads back from a deeper page, to where the member was', async () => {
    pretendApp();
    const { router, goTo } = await visitLayout('/members');
    expect(barBack()).toBeNull();
    await goTo('/members/elena');
    const back = barBack();
    expect(back).not.toBeNull();
    if (back) await userEvent.click(back);
    expect(router.state.location.pathname).toBe('/members');
    expect(barBack()).toBeNull();
  });

  it('has no way back where nothing was before', async () => {
    pretendApp();
    await visitLayout('/members/elena');
    expect(barBack()).toBeNull();
  });

  it('leads back from the shop, whose own bar steps aside', async () => {
    pretendApp();
    const { goTo } = await visitLayout('/credits');
    expect([barBack(), shopBack() !== null]).toEqual([null, true]);
    await goTo('/members');
    await goTo('/credits');
    expect([barBack() !== null, shopBack()]).toEqual([true, null]);
  });

  it('is not there in a browser, where the shop keeps its own', async () => {
    const { goTo } = await visitLayout('/members');
    await goTo('/credits');
    expect([barBack(), shopBack() !== null]).toEqual([null, true]);
  });
});

describe('the way back that a profile brings along [NV-05]', () => {
  const own = () => document.querySelector('.profile-back');
  async function open(persona?: string) {
    const visited = await visitMember('/members', persona === undefined ? {} : { persona });
    ({ backend } = visited);
    await visited.goTo('/members/elena');
    await screen.findByRole('heading', { level: 1, name: /Elena/ });
  }

  it('steps aside for the bar of the installed app', async () => {
    pretendApp();
    await open(PREMIUM);
    expect(own()).toBeNull();
  });

  it('stays in a browser', async () => {
    await open(PREMIUM);
    expect(own()).not.toBeNull();
  });

  it('stays for a visitor, whose bar has none', async () => {
    pretendApp();
    await open();
    expect(own()).not.toBeNull();
  });

  it('stays where the visit began, and leads to the search', async () => {
    pretendApp();
    const visited = await visitMember('/members/elena', { persona: PREMIUM });
    ({ backend } = visited);
    await screen.findByRole('heading', { level: 1, name: /Elena/ });
    expect(own()).not.toBeNull();
  });
});
