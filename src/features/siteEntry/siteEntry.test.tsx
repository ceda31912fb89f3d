// @vitest-environment jsdom
/** The entry warning: when it opens, what its two buttons do, and in which language it asks. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { userFailed, userReceived } from '@/core/auth/authSlice';
import { dismissed, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Settings, User } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { renderInRouter } from '@tests/factories/inRouter';
import { pretendMedia } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { leaveSite } from './leaveSite';
import { SiteEntryModal } from './SiteEntryModal';
import { addSiteEntryListeners } from './siteEntryListeners';

interface Visit {
  settings?: Partial<Settings>;
  user?: User | null;
  pathname?: string;
}

/** What is kept of one visit is written before the next one reads it: the writing goes on after a test. */
let written: () => Promise<unknown> = () => Promise.resolve();
async function persist(store: Parameters<typeof startPersistence>[0]): Promise<void> {
  const persistor = await startPersistence(store);
  written = () => persistor.flush();
}
afterEach(() => written());

async function visit({ settings = {}, user = null, pathname = '/' }: Visit = {}) {
  window.history.replaceState(null, '', pathname);
  const { store, startListening } = createTestStore();
  addSiteEntryListeners(startListening);
  await persist(store);
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), ...settings }, 'r1', {}));
  store.dispatch(userReceived(user));
  return store;
}
const opened = (store: Awaited<ReturnType<typeof visit>>) => selectOpenModal(store.getState())?.name ?? null;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'entry']);
});

describe('the entry warning', () => {
  it('opens for a visitor [NV-08, VA-11]', async () => {
    expect(opened(await visit())).toBe('siteEntry');
  });

  it('does not open for a member [VA-11]', async () => {
    expect(opened(await visit({ user: makeUser() }))).toBeNull();
  });

  it('does not open when the settings say no [VA-11]', async () => {
    expect(opened(await visit({ settings: { enable_site_entry_popup: 'no' } }))).toBeNull();
  });

  it('does not open outside the allowed countries [VA-11]', async () => {
    expect(
      opened(await visit({ settings: { site_entry_countries: ['NL'], geoip_country: 'BE' } })),
    ).toBeNull();
  });

  it('opens over a conversation in the Netherlands and Germany alone [LY-02]', async () => {
    expect(opened(await visit({ pathname: '/chats', settings: { geoip_country: 'BE' } }))).toBeNull();
    expect(opened(await visit({ pathname: '/chats', settings: { geoip_country: 'DE' } }))).toBe('siteEntry');
  });

  it('does not open in the installed app [VA-11]', async () => {
    pretendMedia((query) => query.includes('standalone'));
    expect(opened(await visit())).toBeNull();
  });

  it('opens for somebody who could not be recognised', async () => {
    const { store, startListening } = createTestStore();
    addSiteEntryListeners(startListening);
    await persist(store);
    store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
    expect(opened(store)).toBeNull();
    store.dispatch(userFailed({ kind: 'offline' }));
    expect(opened(store)).toBe('siteEntry');
  });

  it('waits while another modal is open', async () => {
    const { store, startListening } = createTestStore();
    addSiteEntryListeners(startListening);
    await persist(store);
    store.dispatch(modalOpened({ name: 'signup' }));
    store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
    store.dispatch(userReceived(null));
    expect(opened(store)).toBe('signup');
    store.dispatch(modalClosed());
    expect(opened(store)).toBe('siteEntry');
  });

  it('closes when it was answered in another tab [VA-11, BX-28]', async () => {
    const store = await visit();
    expect(opened(store)).toBe('siteEntry');
    store.dispatch(dismissed({ name: 'siteEntry', at: 5 }));
    await vi.waitFor(() => expect(opened(store)).toBeNull());
  });

  it('closes when somebody has logged in [VA-11]', async () => {
    const store = await visit();
    store.dispatch(userReceived(makeUser()));
    await vi.waitFor(() => expect(opened(store)).toBeNull());
  });

  it('leaves with the page that sends a visitor to the log-in, and comes on the next one [VA-11]', async () => {
    const store = await visit({ pathname: '/likes' });
    window.history.replaceState(null, '', '/login?next=%2Flikes');
    store.dispatch(routeChanged({ pathname: '/login' }));
    await vi.waitFor(() => expect(opened(store)).toBeNull());
    window.history.replaceState(null, '', '/');
    store.dispatch(routeChanged({ pathname: '/' }));
    await vi.waitFor(() => expect(opened(store)).toBe('siteEntry'));
  });

  it('is shown once: entering keeps the moment and closes it for good [VA-11, ST-06]', async () => {
    const store = await visit();
    renderInRouter(store, <SiteEntryModal />);
    expect(
      screen.getByRole('dialog', { name: 'Are you 18 or older?' }).querySelector('#site-entry-warning'),
    ).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    expect(selectDismissedAt(store.getState(), 'siteEntry')).toBeGreaterThan(0);
    expect(opened(store)).toBeNull();
    act(() => {
      store.dispatch(userReceived(null));
    });
    expect(opened(store)).toBeNull();
  });

  it('lets nobody past with the Escape key', async () => {
    const store = await visit();
    renderInRouter(store, <SiteEntryModal />);
    await userEvent.keyboard('{Escape}');
    expect(opened(store)).toBe('siteEntry');
  });

  it('asks in another language where somebody chooses one, and stays [VA-11, ST-18]', async () => {
    const store = await visit();
    renderInRouter(store, <SiteEntryModal />);
    const asked = within(screen.getByRole('dialog', { name: 'Are you 18 or older?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(asked.getByRole('menuitemradio', { name: 'Deutsch' }));
    const german = within(await screen.findByRole('dialog', { name: 'Bist du 18 oder älter?' }));
    expect(german.getByRole('button', { name: /: Deutsch$/ })).toBe(document.activeElement);
    expect(opened(store)).toBe('siteEntry');
    expect(selectDismissedAt(store.getState(), 'siteEntry')).toBeNull();
  });

  it('keeps the focus among its answers and the languages', async () => {
    const store = await visit();
    renderInRouter(store, <SiteEntryModal />);
    const focused = async (): Promise<string | null | undefined> => {
      await userEvent.tab();
      return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    };
    // Between two rounds the focus is with the browser itself, which here is the body.
    const round = ['I am 18 or older', 'Leave', 'Language: English', document.body.textContent];
    for (const stop of [...round, ...round]) expect(await focused()).toBe(stop);
  });

  it('has a way out that leaves the site for an empty page', () => {
    const replace = vi.fn<(to: string | URL) => void>();
    leaveSite({ replace });
    expect(replace).toHaveBeenCalledWith('about:blank');
  });
});
