// @vitest-environment jsdom
/** The offer to load the page anew, closed. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { updateFound } from '@/core/update/updateSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { UpdatePrompt } from './UpdatePrompt';

it('hands the focus to the heading when it is closed [BX-20]', async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'errors']);
  const { store } = createTestStore();
  store.dispatch(updateFound());
  renderInRouter(
    store,
    <>
      <main>
        <h1 tabIndex={-1}>Members</h1>
      </main>
      <UpdatePrompt />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members' }));
});
