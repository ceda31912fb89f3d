// @vitest-environment jsdom
/** The list of the blocked that did not come at first. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import { BlockedPanel } from './BlockedPanel';

it('leaves the focus at the heading when the list comes after another try [BX-18] [BX-20]', async () => {
  const backend = createTestBackend({ persona: 'premium@example.test' });
  onTestFinished(() => backend.close());
  backend.fault({ match: 'GET block.php', kind: 'malformed' });
  await startI18n('en');
  await loadNamespaces(['account']);
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  renderInRouter(
    store,
    <main>
      <h1 tabIndex={-1}>Settings</h1>
      <BlockedPanel viewer="premium" />
    </main>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.db.faults = [];
  await userEvent.click(again);
  expect(await screen.findAllByRole('button', { name: /^Unblock /u })).not.toEqual([]);
  await headingHasFocus('Settings');
});
