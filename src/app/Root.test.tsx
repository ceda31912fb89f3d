// @vitest-environment jsdom
/** The frame around every page when the network goes before its parts have come. */
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { Root } from './Root';

const part = vi.hoisted(() => ({ reachable: false, asked: 0 }));
vi.mock('./AppRoutes', () => ({ AppRoutes: () => null }));
vi.mock('./NoticeHost', () => {
  part.asked += 1;
  if (!part.reachable) throw new TypeError('Failed to fetch dynamically imported module');
  return { NoticeHost: () => <p>Notices</p> };
});

afterEach(() => vi.restoreAllMocks());

it('shows notices once the network is back [BX-25]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await startI18n('en');
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Root />
      </MemoryRouter>
    </Provider>,
  );
  await waitFor(() => expect(part.asked).toBe(1));
  part.reachable = true;
  // By then it has heard that there is none, and listens for it.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Notices')).toBeDefined();
  });
});
