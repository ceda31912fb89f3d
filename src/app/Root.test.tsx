// @vitest-environment jsdom
/** The frame around every page when parts of it do not come. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { Root } from './Root';

const part = vi.hoisted(() => ({ reachable: false, asked: 0 }));
const dialog = vi.hoisted(() => ({ reachable: false, asked: 0 }));
vi.mock('./AppRoutes', () => ({ AppRoutes: () => <p>The page</p> }));
// As the file of the dialog would: nothing of a module that failed is kept.
vi.mock('./ModalHost', () => ({
  get ModalHost() {
    dialog.asked += 1;
    if (!dialog.reachable) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The dialog</p>;
  },
}));
vi.mock('./NoticeHost', () => {
  part.asked += 1;
  if (!part.reachable) throw new TypeError('Failed to fetch dynamically imported module');
  return { NoticeHost: () => <p>Notices</p> };
});

beforeEach(() => {
  part.reachable = false;
  part.asked = 0;
  dialog.reachable = false;
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  await startI18n('en');
  await loadNamespaces(['common', 'errors']);
  const { store } = createTestStore();
  renderInRouter(store, <Root />);
  return store;
}

it('shows notices once the network is back [BX-25]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  await waitFor(() => expect(part.asked).toBe(1));
  part.reachable = true;
  // By then it has heard that there is none, and listens for it.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Notices')).toBeDefined();
  });
});

it('lets nobody past the entry warning because it does not come [VA-11]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await open();
  expect(screen.getByText('The page')).toBeDefined();
  store.dispatch(modalOpened({ name: 'siteEntry' }));
  expect(
    await screen.findByRole('heading', { name: 'An error occured, please try again later.' }),
  ).toBeDefined();
  expect(screen.queryByText('The page')).toBeNull();
  // Nor is promised what would not happen.
  act(() => void store.dispatch(connectionChanged(false)));
  expect(screen.queryByText('You’re offline')).toBeNull();
});

it('opens a dialog at the second press when its code did not come at the first [NV-07] [BX-25]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = await open();
  store.dispatch(modalOpened({ name: 'signup' }));
  await waitFor(() => expect(selectNotices(store.getState()).map(({ key }) => key)).toEqual(['notLoaded']));
  expect(selectOpenModal(store.getState())).toBeNull();

  online.mockReturnValue(true);
  dialog.reachable = true;
  store.dispatch(modalOpened({ name: 'signup' }));
  expect(await screen.findByText('The dialog')).toBeDefined();
});
