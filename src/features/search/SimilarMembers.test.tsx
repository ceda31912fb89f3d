// @vitest-environment jsdom
/** Members like another one, when more of them do not come. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { getSimilar } from '@/api/calls/members';
import { ApiError } from '@/api/failure';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import { SimilarMembers } from './SimilarMembers';

vi.mock(import('@/api/calls/members'), async (original) => ({
  ...(await original()),
  getSimilar: vi.fn<typeof getSimilar>(),
}));

const members = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('says why they did not come, and asks for them again', async () => {
  await startI18n('en');
  await loadNamespaces(['members', 'common', 'errors']);
  vi.mocked(getSimilar).mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
  const answer = { pageNumber: 1, results: [makeProfile({ id: 'amara' })], numResults: 1 };
  vi.mocked(getSimilar).mockResolvedValueOnce(answer);
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <SimilarMembers id="elena" name="Elena" first={['marek']} renderCard={(id) => <p>{id}</p>} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more like Elena' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'More members couldn’t be loaded. The server took too long. Please try again.',
  );
  expect(members()).toHaveLength(1);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(members()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  // The button that was pressed is gone, and no other takes its place: these were all.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You may also like' }));
});

it('can be asked for while those of another profile are on their way', async () => {
  await startI18n('en');
  await loadNamespaces(['members', 'common', 'errors']);
  const answer = { pageNumber: 1, results: [makeProfile({ id: 'amara' })], numResults: 1 };
  vi.mocked(getSimilar).mockImplementation(({ id }) =>
    id === 'elena' ? new Promise(() => undefined) : Promise.resolve(answer),
  );
  const { store } = createTestStore();
  const like = (id: string, name: string) => (
    <Provider store={store}>
      <SimilarMembers key={id} id={id} name={name} first={['marek']} renderCard={(one) => <p>{one}</p>} />
    </Provider>
  );
  const { rerender } = render(like('elena', 'Elena'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more like Elena' }));
  rerender(like('claire', 'Claire'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more like Claire' }));
  await waitFor(() => expect(members()).toHaveLength(2));
});
