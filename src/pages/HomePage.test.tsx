// @vitest-environment jsdom
/** The home page: what it promises of first messages, by the settings. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import HomePage from './HomePage';

let backend: TestBackend;
beforeEach(async () => {
  // Members near by come when they are scrolled to.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await startI18n('en');
  await loadNamespaces(['home', 'members']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

it.each([
  [3, /Your first messages are free/, /Messages cost credits/],
  [0, /Messages cost credits/, /Your first messages are free/],
])(
  'promises first messages only where whoever joins gets credits: %i [NV-09] [RT-01]',
  async (credits, said, unsaid) => {
    backend.db.settings.signup_credits = credits;
    await openHelp(<HomePage />, '/');
    await act(() => settled());
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.queryByText(unsaid)).toBeNull();
  },
);
