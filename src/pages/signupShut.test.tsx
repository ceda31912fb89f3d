// @vitest-environment jsdom
/** Where nobody can join, no part of the site offers it: bar, home, sign-up, prompts, price list. */
import type { ReactElement } from 'react';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MembersOnly } from '@/core/access/MembersOnly';
import { userReceived } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Settings } from '@/domain/model';
import { LoginRequiredModal } from '@/features/login/LoginRequiredModal';
import { JoinFirst } from '@/features/premium/JoinFirst';
import { SignupModal } from '@/features/signup/SignupModal';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import DefaultLayout from '@/layouts/DefaultLayout';
import { createSettings } from '@mocks/world/settings';
import { pretendPhone } from '@tests/factories/media';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import HomePage from './HomePage';
import SignupPage from './SignupPage';

const SHUT = 'You need an invitation to sign up right now.';

beforeEach(async () => {
  pretendPhone(false);
  await startI18n('en');
  await loadNamespaces(['home', 'auth', 'premium', 'members']);
});

function visit(part: ReactElement, settings: Partial<Settings> = { signups: 'none' }) {
  const { store } = createTestStore();
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), ...settings }, 'r1', {}));
  renderInRouter(store, part);
  return store;
}
const joins = () => [
  ...screen.queryAllByRole('link', { name: /^Join/ }),
  ...screen.queryAllByRole('button', { name: /^Join/ }),
];

describe('where nobody can join [ST-19, ER-18]', () => {
  it('the bar of visitors has the log-in alone', () => {
    const store = visit(<DefaultLayout />, {});
    expect(joins()).toHaveLength(1);
    act(() => {
      store.dispatch(fetchSettings.fulfilled({ ...createSettings(), signups: 'none' }, 'r2', {}));
    });
    expect(joins()).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  });

  it('home says so once, and promises nothing to who would join [RT-01]', () => {
    visit(<HomePage />, { signups: 'none', logged_out_search: 'none', signup_credits: 3 });
    expect(screen.getAllByText(SHUT)).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(
      /Free to join|Join free|Joining is free|invitation link|first messages are free/,
    );
    expect(screen.getByText(/No subscription: you buy credits only when you want more/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The first word is yours' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'A welcome bonus with no catch' })).toBeNull();
  });

  it('the sign-up is no "Create your account"', () => {
    visit(<SignupPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('By invitation only');
    expect(screen.getByText(SHUT)).toBeDefined();
    expect(screen.queryByText(/invitation link|Free\. Your e-mail|A few lines/)).toBeNull();
    expect(screen.queryByText(/^Step 1/)).toBeNull();
  });

  it('nor over a page, with one way to the log-in', () => {
    const store = visit(<SignupModal />);
    act(() => void store.dispatch(modalOpened({ name: 'signup' })));
    const dialog = within(screen.getByRole('dialog', { name: 'By invitation only' }));
    expect(dialog.getByText(SHUT)).toBeDefined();
    expect(dialog.queryByText(/Free\. Your e-mail/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Log in instead' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'I already have an account' })).toBeDefined();
  });

  it.each([
    ['the prompt before an act', () => <LoginRequiredModal />],
    ['what only members see', () => <MembersOnly title="Profiles are for members only" text="Join free." />],
    ['the end of the price list', () => <JoinFirst />],
  ])('%s says so, and leads to the log-in', (_, part) => {
    const store = visit(part());
    act(
      () =>
        void store.dispatch(
          modalOpened({ name: 'loginRequired', reason: 'like', profile: 'm7', next: '/members/m7' }),
        ),
    );
    expect(screen.getByText(SHUT)).toBeDefined();
    expect(joins()).toHaveLength(0);
    expect(document.body.textContent).not.toMatch(/\bfree\b/i);
    expect(screen.getByRole('link', { name: /^(Log in|I already have an account)$/ })).toBeDefined();
  });
});

describe('the home page of a member [RT-01]', () => {
  it('offers no welcome and no joining to somebody who is in', () => {
    const store = visit(<HomePage />, { signup_credits: 3 });
    expect(screen.getByRole('heading', { name: 'A welcome bonus with no catch' })).toBeDefined();
    act(() => void store.dispatch(userReceived(makeUser())));
    expect(screen.queryByRole('heading', { name: 'A welcome bonus with no catch' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/Free to join|first messages are free/);
  });
});

it('home names the age from which people may join, by the settings [VA-02]', () => {
  visit(<HomePage />, { min_age: 21 });
  expect(screen.getByText('Adults only, 21+')).toBeDefined();
  expect(screen.getByText(/If it says under 21, no account is opened/)).toBeDefined();
  expect(screen.getByRole('complementary', { name: '21 and over' })).toBeDefined();
  expect(document.body.textContent).not.toContain('18');
});
