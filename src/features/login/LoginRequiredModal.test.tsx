// @vitest-environment jsdom
/** The prompt for visitors: what for, and two ways on that come back. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { LoginModal } from './LoginModal';
import { LoginRequiredModal } from './LoginRequiredModal';

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

function open(reason: 'chat' | 'photos' | 'like' | 'gift') {
  const { store } = createTestStore();
  store.dispatch(modalOpened({ name: 'loginRequired', reason, profile: 'm7', next: '/members/m7?like=1' }));
  renderInRouter(
    store,
    <>
      <LoginRequiredModal />
      <LoginModal />
      <Where />
    </>,
  );
  return store;
}

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['auth']);
});

describe('the log-in prompt', () => {
  it.each([
    ['chat', 'Log in to say hello'],
    ['photos', 'Log in to see more photos'],
    ['like', 'Log in to leave a like'],
    ['gift', 'Log in to send a gift'],
  ] as const)('says what an account is needed for: %s [RO-01]', (reason, title) => {
    open(reason);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  });

  it('leads to the log-in, and from there back [RO-01, RO-05]', async () => {
    const store = open('like');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByTestId('where').textContent).toBe('/login?next=%2Fmembers%2Fm7%3Flike%3D1');
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('leads to the sign-up, and from there back [RO-01, NV-09]', async () => {
    const store = open('chat');
    await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
    expect(selectOpenModal(store.getState())).toEqual({ name: 'signup', next: '/members/m7?like=1' });
  });

  it('can be closed without either', async () => {
    const store = open('gift');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(selectOpenModal(store.getState())).toBeNull();
  });
});
