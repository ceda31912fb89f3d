// @vitest-environment jsdom
/** What became of an act, in one line. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { ActNoteView } from './ActNoteView';
import { actNoted } from './actsSlice';

it('says why a message could not be deleted', async () => {
  await startI18n('en');
  await loadNamespaces(['chatTools', 'errors']);
  const { store } = createTestStore();
  store.dispatch(actNoted({ note: 'deleteFailed', failure: { kind: 'timeout' } }));
  render(
    <Provider store={store}>
      <ActNoteView note="deleteFailed" />
    </Provider>,
  );
  expect(
    screen.getByText(
      'The message could not be deleted. The server took too long to answer. Please try again.',
    ),
  ).toBeDefined();
});
