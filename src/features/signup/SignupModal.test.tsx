// @vitest-environment jsdom
/** The sign-up over a page: where it goes on when the page was loaded again before its answer came. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedIn, userReceived } from '@/core/auth/authSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { User } from '@/domain/model';
import { SIGNUP_FOUND_MS } from '@/domain/signupFound';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { SignupModal } from './SignupModal';
import { signupResumed } from './resumeSignup';
import { EMPTY_SIGNUP } from './signupSchema';
import { stepReached } from './signupSlice';

const EMAIL = 'marek@example.test';
const madeAgo = (ms: number, changes: Partial<User> = {}): User =>
  makeUser({
    email: EMAIL,
    status: 'not_confirmed',
    signup_date: new Date(Date.now() - ms).toISOString(),
    ...changes,
  });

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['auth']);
});

function Modals() {
  return useAppSelector(selectOpenModal)?.name === 'signup' && <SignupModal />;
}

/** The home page as it is after a reload: a new store, and the form of before in the tab. */
function reload() {
  keepFormDraft('signup', { ...EMPTY_SIGNUP, email: EMAIL });
  const { store } = createTestStore();
  store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
  const router = createMemoryRouter([{ path: '*', element: <Modals /> }], { initialEntries: ['/'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, where: () => router.state.location.pathname };
}

describe('a sign-up over a page that was loaded again [ST-04]', () => {
  it('leads to the rest of it, and keeps nothing of the form', async () => {
    const { store, where } = reload();
    act(() => {
      store.dispatch(userReceived(madeAgo(3_000)));
      store.dispatch(signupResumed());
    });
    await waitFor(() => expect(where()).toBe('/complete-signup'));
    expect(selectOpenModal(store.getState())).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['was here before', madeAgo(SIGNUP_FOUND_MS)],
    ['has confirmed the address', madeAgo(3_000, { status: 'active' })],
  ])('leads nobody on who %s, and keeps nothing either', (_, user) => {
    const { store, where } = reload();
    act(() => {
      store.dispatch(userReceived(user));
      store.dispatch(signupResumed());
    });
    expect(where()).toBe('/');
    expect(selectOpenModal(store.getState())).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves the form to whom it belongs', () => {
    const { store } = reload();
    act(() => {
      store.dispatch(userReceived(madeAgo(3_000, { email: 'lotte@example.test' })));
      store.dispatch(signupResumed());
    });
    expect(selectOpenModal(store.getState())).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  it('does not meddle with one that succeeds in its own time', () => {
    const { store, where } = reload();
    act(() => {
      store.dispatch(modalOpened({ name: 'signup', next: '/members/m7' }));
    });
    expect(screen.getByLabelText('E-mail')).toBeDefined();
    act(() => {
      store.dispatch(stepReached('mailing'));
      store.dispatch(loggedIn(madeAgo(0)));
      store.dispatch(signupResumed());
    });
    expect(where()).toBe('/');
    expect(selectOpenModal(store.getState())).toEqual({ name: 'signup', next: '/members/m7' });
  });
});
