// @vitest-environment jsdom
/** The home, log-in and sign-up pages: who stays and who is sent on. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import { patterns } from '@/config/paths';
import { loggedIn } from '@/core/auth/authSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { makeUser } from '@tests/factories/user';
import HomePage from './HomePage';
import LoginPage from './LoginPage';
import SignupPage from './SignupPage';

function visit(address: string, { member = false, phone = false } = {}) {
  if (phone) {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    }));
  }
  const { store } = createAppStore();
  store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
  if (member) store.dispatch(loggedIn(makeUser()));
  const router = createMemoryRouter(
    [
      { path: patterns.index, element: <HomePage /> },
      { path: patterns.login, element: <LoginPage /> },
      { path: patterns.signup, element: <SignupPage /> },
      { path: patterns.memberSignup, element: <SignupPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { store, where };
}

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['home', 'auth']);
});

describe('the home page', () => {
  it('has one sentence and one gradient button for a visitor [RT-01]', () => {
    visit('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good company starts with hello.');
    expect(document.querySelectorAll('.btn-hot')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')).toBe('/login');
  });

  it('opens the sign-up over the page on wide windows [NV-09]', async () => {
    const { store } = visit('/');
    await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
    expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' });
  });

  it('goes to the sign-up page on smartphones [NV-09]', async () => {
    const { store, where } = visit('/', { phone: true });
    await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
    expect(where()).toBe('/signup');
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('shows a member the way to the search [NV-09, RT-01]', () => {
    visit('/', { member: true });
    expect(screen.getByRole('link', { name: 'See who is here' }).getAttribute('href')).toBe('/members');
    expect(screen.queryByRole('button', { name: 'Join free' })).toBeNull();
  });

  it('shows portraits that say nothing, measured, and late ones last', () => {
    visit('/');
    const portraits = [...document.querySelectorAll('.wall img')];
    expect(portraits).toHaveLength(12);
    expect(portraits.every((image) => image.getAttribute('alt') === '' && image.hasAttribute('width'))).toBe(
      true,
    );
    expect(portraits.filter((image) => image.getAttribute('loading') === 'lazy')).toHaveLength(3);
    expect(document.querySelector('.wall')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('tells the welcome offer with its end and the fictional profiles in words [BX-14]', () => {
    visit('/');
    expect(
      screen.getByText('Your first purchase costs 25% less in the first 4 hours after you sign up.'),
    ).toBeDefined();
    expect(screen.getByText(/^Vesper is for adults\. Some profiles are fictional/)).toBeDefined();
  });

  it('answers its questions without a script', () => {
    visit('/');
    const question = screen.getByText('Is there a subscription?').closest('details');
    if (question === null) throw new Error('No details');
    expect(within(question).getByText(/Nothing renews/)).toBeDefined();
  });
});

describe('the log-in page', () => {
  it('sends a member on to the search [RO-05]', () => {
    expect(visit('/login', { member: true }).where()).toBe('/members');
  });

  it('sends somebody who logs in back to the page that asked [RO-05]', () => {
    const { store, where } = visit('/login?next=%2Fchats%2Fc1');
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeDefined();
    act(() => {
      store.dispatch(loggedIn(makeUser()));
    });
    expect(where()).toBe('/chats/c1');
  });

  it.each(['https%3A%2F%2Fevil.test', '%2F%2Fevil.test', 'javascript%3Aalert(1)'])(
    'never sends to %s [RO-05]',
    (next) => {
      expect(visit(`/login?next=${next}`, { member: true }).where()).toBe('/members');
    },
  );

  it('hands the page that asked on to the sign-up', () => {
    visit('/login?next=%2Fchats');
    expect(screen.getByRole('link', { name: 'Join free' }).getAttribute('href')).toBe(
      '/signup?next=%2Fchats',
    );
  });
});

describe('the sign-up page', () => {
  it('sends a member on to the search [RO-05]', () => {
    expect(visit('/signup', { member: true }).where()).toBe('/members');
  });

  it('leads to the member whose sign-up page it is [RT-04]', () => {
    const { store, where } = visit('/members/m7/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
    act(() => {
      store.dispatch(loggedIn(makeUser()));
    });
    expect(where()).toBe('/members/m7');
  });
});
