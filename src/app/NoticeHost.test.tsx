// @vitest-environment jsdom
/** What notices say, and why. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { noticeShown, selectNoticesHeld } from '@/core/notices/noticesSlice';
import { i18n, loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { NoticeHost } from './NoticeHost';

it.each<[Failure | undefined, string]>([
  [undefined, 'Your like wasn’t saved.'],
  [
    { kind: 'refused', status: 403, code: 'blocked_by', details: { name: 'Elena' }, fields: {} },
    "Your like wasn’t saved. You're blocked by Elena. You do not have access to this page.",
  ],
  [{ kind: 'server', status: 500 }, 'Your like wasn’t saved. An error occured, please try again later.'],
])('says why after %o', async (failure, text) => {
  await startI18n('en');
  await loadNamespaces(['common', 'errors', 'notices']);
  const { store } = createTestStore();
  store.dispatch(noticeShown({ key: 'likeFailed', tone: 'bad', failure }));
  renderInRouter(store, <NoticeHost />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

it('claims nothing of what it cannot know when the connection was lost', async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'errors', 'notices']);
  expect(i18n.t('notices:offline')).toBe('No connection. This may not have been saved.');
});

it('hands the focus of a notice that is dismissed to the next one, and that of the last to the heading [BX-20]', async () => {
  await startI18n('en');
  await loadNamespaces(['common', 'errors', 'notices']);
  const { store } = createTestStore();
  store.dispatch(noticeShown({ key: 'likeFailed', tone: 'bad' }));
  store.dispatch(noticeShown({ key: 'offline' }));
  renderInRouter(
    store,
    <>
      <main>
        <h1 tabIndex={-1}>Members</h1>
      </main>
      <NoticeHost />
    </>,
  );
  const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss' });
  const [first, second] = dismiss();
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(dismiss()).toEqual([second]);
  expect(document.activeElement).toBe(second);
  // Whoever is at a notice holds it.
  expect(selectNoticesHeld(store.getState())).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members' }));
  expect(selectNoticesHeld(store.getState())).toBe(false);
});
