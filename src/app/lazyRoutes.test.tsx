// @vitest-environment jsdom
/** Every page of the table whose code does not come: one reload is asked for, and without one it ends in a page with a button. */
import { act, cleanup, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { patterns } from '@/config/paths';
import { loggedIn } from '@/core/auth/authSlice';
import { isChunkError } from '@/domain/chunkReload';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { AppRoutes } from './AppRoutes';
import type * as table from './routes';

vi.mock('@/layouts/DefaultLayout', () => ({ default: Outlet, parts: [], membersParts: [] }));
vi.mock('@/layouts/ChatLayout', () => ({ default: Outlet, parts: [], membersParts: [] }));
vi.mock('@/layouts/LanderLayout', () => ({ default: Outlet, parts: [], membersParts: [] }));
vi.mock('@/layouts/EmptyLayout', () => ({ default: Outlet, parts: [], membersParts: [] }));

/** A network that brings no page, and how often it was asked. */
const network = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./routes', async (original) => {
  const { routes } = await original<typeof table>();
  const load = () => {
    network.asked += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
  };
  return {
    routes: Object.fromEntries(
      Object.entries(routes).map(([name, entry]) => [name, { ...entry, namespaces: [], load }]),
    ),
  };
});

/** The guard has its own tests; here it only says whether there is a reload left. */
const guard = vi.hoisted(() => ({ spent: false, reloads: 0 }));
vi.mock('./chunkGuard', () => {
  const reloadOnce = () => {
    if (!guard.spent) guard.reloads += 1;
    return !guard.spent;
  };
  const awaitReload = async (error: unknown) => {
    if (!isChunkError(error) || !reloadOnce()) throw error;
    await new Promise(() => undefined);
  };
  return { awaitReload, reloadOnce };
});

/** Inside `act` React does not hold back what follows a placeholder, which would be a third of a second for each page. */
async function open(pattern: string): Promise<void> {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  const address = pattern
    .replace(':token', 'AbCdEf0123456789')
    .replace(/:id\??/u, 'm1')
    .replaceAll(/\/:\w+\?/gu, '')
    .replace(/:\w+/u, 'received');
  await act(async () => {
    renderInRouter(store, <AppRoutes />, address);
    await vi.dynamicImportSettled();
  });
}

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'errors']);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  network.asked = 0;
});

describe('a page whose code does not come [RT-20] [ER-19] [ER-21]', () => {
  it.each(Object.entries(patterns))('%s (%s)', async (_, pattern) => {
    guard.spent = true;
    await open(pattern);
    // By text: fifty-six searches by role would take seconds.
    expect(screen.getByText('Reload the page').closest('button')).not.toBeNull();
    expect(document.querySelector('h1')?.textContent).toMatch(/^An error occured/);
    expect(network.asked).toBe(1);
    cleanup();

    Object.assign(guard, { spent: false, reloads: 0 });
    await open(pattern);
    expect(guard.reloads).toBe(1);
    expect(document.querySelector('button')).toBeNull();
    expect(network.asked).toBe(2);
  });
});
