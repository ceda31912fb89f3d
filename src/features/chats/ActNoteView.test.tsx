// @vitest-environment jsdom
/** What became of an act, in one line. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type { Failure } from '@/api/failure';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { settled } from '@tests/journeys/settled';
import { ActNoteView } from './ActNoteView';
import { actNoted } from './actsSlice';
import type { ActSaid } from './actsSlice';
import { MessageActs } from './MessageActs';

const { announce } = vi.hoisted(() => ({ announce: vi.fn<(text: string) => void>() }));
vi.mock('@/ui/Announcer', () => ({ useAnnouncer: () => announce }));

afterEach(cleanup);

const REFUSED: Failure = { kind: 'refused', status: 500, code: 'unknown', details: {}, fields: {} };

it.each<[ActSaid, RegExp]>([
  [{ note: 'deleteFailed', failure: REFUSED }, /^The message couldn’t be deleted\. \S/],
  [{ note: 'deleteUnsure', failure: { kind: 'timeout' } }, /^Not confirmed\. The message stays here/],
  [{ note: 'reactUnsure', failure: null }, /^Not confirmed\. Your reaction will show here/],
])('says that something was not done only where that is certain [ER-20]', async (said, words) => {
  await startI18n('en');
  await loadNamespaces(['chatTools', 'errors']);
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <ActNoteView said={said} />
    </Provider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});

it('says the same again when the same has happened again', async () => {
  await startI18n('en');
  await loadNamespaces(['chatTools', 'errors']);
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <MessageActs>{null}</MessageActs>
    </Provider>,
  );
  announce.mockClear();
  const copy = () => act(async () => store.dispatch(actNoted({ note: 'copied', failure: null })));
  await copy();
  await settled();
  expect(announce.mock.calls).toEqual([['Copied']]);
  await copy();
  expect(announce.mock.calls).toEqual([['Copied'], ['Copied']]);
});
