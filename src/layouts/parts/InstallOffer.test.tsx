// @vitest-environment jsdom
/** The offer to have the site as an app: when, how, and that a no counts for good. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { loggedIn } from '@/core/auth/authSlice';
import { keepInstallPrompt } from '@/core/install/installPrompt';
import { selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { pushDetected, pushOccasionArose } from '@/core/push/pushSlice';
import { updateFound } from '@/core/update/updateSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { InstallPanel } from '@/features/settings/InstallPanel';
import { mediaAnswer } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { InstallOffer } from './InstallOffer';

keepInstallPrompt();
const DAY = 86_400_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'install']);
});

function browserOffers(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  onTestFinished(() => void window.dispatchEvent(new Event('appinstalled')));
  return prompt;
}

async function open(signup_date = ago(2 * DAY)) {
  const { store } = createTestStore();
  await startPersistence(store);
  store.dispatch(loggedIn(makeUser({ signup_date })));
  render(
    <Provider store={store}>
      <InstallOffer />
      <main>
        <h1 tabIndex={-1}>The page</h1>
      </main>
    </Provider>,
  );
  const arise = () => act(() => void store.dispatch(pushOccasionArose()));
  return { store, arise };
}
const question = () => screen.queryByText(/^Would you like the site on your home screen\?/);
const install = () => screen.getByRole('button', { name: 'Install the app' });

describe('the offer to install [NV-05]', () => {
  it('comes after something good, and has the browser ask', async () => {
    const { store, arise } = await open();
    const prompt = browserOffers('accepted');
    expect(question()).toBeNull();
    arise();
    expect(question()).not.toBeNull();
    await userEvent.click(install());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    await waitFor(() => expect(selectDismissedAt(store.getState(), 'install')).not.toBeNull());
  });

  it('stays away for good once it was closed, or the browser was told no', async () => {
    const { store, arise } = await open();
    browserOffers('dismissed');
    arise();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    browserOffers('dismissed');
    expect(question()).toBeNull();
    expect(selectDismissedAt(store.getState(), 'install')).not.toBeNull();
  });

  it('is not made on the first day, nor where the browser cannot', async () => {
    const { arise } = await open(ago(DAY / 2));
    browserOffers('accepted');
    arise();
    expect(question()).toBeNull();
  });

  it('waits while the page asks something else', async () => {
    const { store, arise } = await open();
    browserOffers('accepted');
    act(() => void store.dispatch(pushDetected({ capable: true, subscribed: false })));
    arise();
    expect(question()).toBeNull();
    act(() => void store.dispatch(pushDetected({ capable: true, subscribed: 'denied' })));
    expect(question()).not.toBeNull();
    act(() => void store.dispatch(updateFound()));
    expect(question()).toBeNull();
  });

  it('says how it is done by hand on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
    const { arise } = await open();
    arise();
    expect(question()?.textContent).toContain('Tap Share, then Add to Home Screen.');
    expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  });
});

describe('the settings [NV-05]', () => {
  const openPanel = () =>
    render(
      <Provider store={createTestStore().store}>
        <InstallPanel />
      </Provider>,
    );
  const title = () => screen.getByRole('heading', { level: 2 });
  const way = () => screen.queryByText(/^The site opens from your home screen|^Tap Share/);

  it('have the way while there is one, also after a no', async () => {
    openPanel();
    expect(way()).toBeNull();
    expect(title().textContent).toBe('Tell someone');
    const prompt = browserOffers('dismissed');
    expect(title().textContent).toBe('The app');
    expect(way()).not.toBeNull();
    await userEvent.click(install());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(way()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
    expect(document.activeElement).toBe(title());
  });

  it('have none where the site is an app already', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => mediaAnswer(query, true));
    browserOffers('accepted');
    openPanel();
    expect(title().textContent).toBe('The app');
    expect(way()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  });
});
