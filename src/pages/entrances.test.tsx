// @vitest-environment jsdom
/** The home, log-in and sign-up pages: who stays and who is sent on. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { loggedIn, userReceived } from '@/core/auth/authSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { NO_TRACKING } from '@/domain/tracking';
import { EMPTY_SIGNUP } from '@/features/signup/signupSchema';
import { stepReached } from '@/features/signup/signupSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { renderPages } from '@tests/factories/inRouter';
import { pretendPhone } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import HomePage from './HomePage';
import LoginPage from './LoginPage';
import SignupPage from './SignupPage';

function visit(address: string, { member = false, phone = false } = {}) {
  pretendPhone(phone);
  const { store } = createTestStore();
  store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
  if (member) store.dispatch(loggedIn(makeUser()));
  const router = renderPages(
    store,
    [
      { path: patterns.index, element: <HomePage /> },
      { path: patterns.login, element: <LoginPage /> },
      { path: patterns.signup, element: <SignupPage /> },
      { path: patterns.memberSignup, element: <SignupPage /> },
      { path: '*', element: null },
    ],
    address,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { store, where };
}

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['home', 'auth']);
});

/** The first action of the page. */
const joinLink = (): HTMLElement => {
  const [link] = screen.getAllByRole('link', { name: 'Join free' });
  if (!link) throw new Error('There is no way to join.');
  return link;
};

describe('the home page', () => {
  it('has one sentence and one gradient button for a visitor [RT-01]', () => {
    visit('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good company starts with hello.');
    expect(document.querySelectorAll('.btn-hot')).toHaveLength(1);
    const [login] = screen.getAllByRole('link', { name: 'I already have an account' });
    expect(login?.getAttribute('href')).toBe('/login');
  });

  it('opens the sign-up over the page on wide windows [NV-09]', async () => {
    const { store } = visit('/');
    await userEvent.click(joinLink());
    expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' });
  });

  it('goes to the sign-up page on smartphones [NV-09]', async () => {
    const { store, where } = visit('/', { phone: true });
    await userEvent.click(joinLink());
    expect(where()).toBe('/signup');
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('shows a member the way to the search [NV-09, RT-01]', () => {
    visit('/', { member: true });
    expect(screen.getByRole('link', { name: 'See who’s here' }).getAttribute('href')).toBe('/members');
    expect(screen.queryByRole('link', { name: 'Join free' })).toBeNull();
  });

  it('says that sign-up is by invitation where it is closed, and open to a known source [ST-19, ER-18]', () => {
    const { store } = visit('/');
    const settings = createSettings();
    act(() => void store.dispatch(fetchSettings.fulfilled({ ...settings, signups: 'none' }, 'r2', {})));
    expect(screen.queryByRole('link', { name: 'Join free' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'I already have an account' })).toHaveLength(1);
    act(() => {
      store.dispatch(fetchSettings.fulfilled({ ...settings, signups: 'with_trafficsource' }, 'r3', {}));
    });
    act(() => void store.dispatch(visitBegan({ ...NO_TRACKING, ref: 'lamp' })));
    expect(screen.getAllByRole('link', { name: 'Join free' })).toHaveLength(2);
  });

  it('shows portraits that say nothing, are measured, and do not wait: all of them are in the first view', () => {
    visit('/');
    const portraits = [...document.querySelectorAll('.wall img')];
    expect(portraits).toHaveLength(9);
    expect(portraits.every((image) => image.getAttribute('alt') === '' && image.hasAttribute('width'))).toBe(
      true,
    );
    expect(portraits.filter((image) => image.getAttribute('loading') === 'lazy')).toEqual([]);
    expect(document.querySelector('.wall')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('tells the welcome offer with its end and the fictional profiles in words [BX-14]', () => {
    visit('/');
    expect(
      screen.getByText('Your first package costs 25% less in the first 4 hours after you sign up.'),
    ).toBeDefined();
    expect(
      screen.getByText(/^Some profiles are fictional and for conversation only\. They’re marked/),
    ).toBeDefined();
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

  it('speaks of joining only where somebody can join [ST-19]', () => {
    const { store } = visit('/login');
    expect(screen.getByText(/^New here\?/)).toBeDefined();
    act(() => {
      store.dispatch(fetchSettings.fulfilled({ ...createSettings(), signups: 'none' }, 'r2', {}));
    });
    expect(screen.queryByText(/^New here\?/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Join free' })).toBeNull();
    expect(screen.getByRole('button', { name: /English/ })).toBeDefined();
  });
});

describe('the sign-up page', () => {
  it('sends a member on to the search [RO-05]', () => {
    expect(visit('/signup', { member: true }).where()).toBe('/members');
  });

  it('is the first of five steps [ST-04]', () => {
    visit('/signup');
    expect(screen.getByText('Step 1 of 5')).toBeDefined();
  });

  it.each([
    ['/signup', '/complete-signup'],
    ['/signup?next=%2Fchats%2Fc1', '/complete-signup?next=%2Fchats%2Fc1'],
    ['/members/m7/signup', '/complete-signup?next=%2Fmembers%2Fm7'],
    ['/members/m7/signup?next=%2Fmembers%2Fm7%2Fchat', '/complete-signup?next=%2Fmembers%2Fm7%2Fchat'],
  ])('%s leads a new member to the rest of the profile [ST-04, RT-04]', (address, then) => {
    const { store, where } = visit(address);
    act(() => {
      store.dispatch(stepReached('mailing'));
      store.dispatch(loggedIn(makeUser({ status: 'not_confirmed' })));
    });
    expect(where()).toBe(then);
  });

  it.each([
    ['/signup', '/complete-signup'],
    ['/members/m7/signup', '/complete-signup?next=%2Fmembers%2Fm7'],
  ])(
    '%s leads on who joined just before it was loaded again, and keeps nothing of the form [ST-04]',
    (address, then) => {
      const user = makeUser({ status: 'not_confirmed', signup_date: new Date().toISOString() });
      keepFormDraft('signup', { ...EMPTY_SIGNUP, name: 'Marek', email: user.email });
      const { store, where } = visit(address);
      expect(screen.getByLabelText('E-mail')).toHaveProperty('value', user.email);
      act(() => void store.dispatch(userReceived(user)));
      expect(where()).toBe(then);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('sends a member who was here before to the search, although they filled in the form [RO-05]', () => {
    keepFormDraft('signup', { ...EMPTY_SIGNUP, email: makeUser().email });
    expect(visit('/signup', { member: true }).where()).toBe('/members');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads who logs in meanwhile to the member whose sign-up page it is [RT-04]', () => {
    const { store, where } = visit('/members/m7/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
    act(() => {
      store.dispatch(loggedIn(makeUser()));
    });
    expect(where()).toBe('/members/m7');
  });

  it('shows the member whose sign-up page it is, fictional in words [RT-04]', () => {
    const { store } = visit('/members/m7/signup');
    expect(screen.queryByText('A few details, then say hello.')).toBeNull();
    act(() => {
      store.dispatch(profilesReceived([makeProfile({ id: 'm7', fictional: true, online: true })]));
    });
    expect(screen.getAllByText('Say hello to Elena').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Elena, 32 · Ghent').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Fictional profile').length).toBeGreaterThan(0);
  });
});
