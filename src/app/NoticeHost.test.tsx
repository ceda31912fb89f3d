// @vitest-environment jsdom
/** What notices say, and why. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { noticeShown } from '@/core/notices/noticesSlice';
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
