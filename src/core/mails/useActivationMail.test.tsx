// @vitest-environment jsdom
/** The mail that confirms an address once more: one for an act, for whoever asked, and where the focus goes when there is nothing to confirm. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureOf } from '@/api/failure';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { loggedIn, selectUser, userReceived } from '../auth/authSlice';
import { fetchUser } from '../auth/authThunks';
import { mailActivation } from './activationMail';
import { useActivationMail } from './useActivationMail';

const EMAIL = 'new@example.test';
let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ persona: EMAIL });
});
afterEach(() => backend.close());

function Ask() {
  const { sent, failure, button } = useActivationMail(EMAIL);
  return (
    <>
      <Button {...button}>Again</Button>
      <output>{sent && 'Sent'}</output>
      <div role="alert">{failure && 'Failed'}</div>
    </>
  );
}
function Page() {
  const user = useAppSelector(selectUser);
  return (
    <main>
      <h1 tabIndex={-1}>Your address</h1>
      {user?.status === 'not_confirmed' && <Ask />}
      <button type="button">Elsewhere</button>
    </main>
  );
}

async function open() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return store;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Again' }));
const mails = () => backend.db.outbox.filter(({ to }) => to === EMAIL).length;

it('is one for an answer that got lost and the press after it, and another one for the next [ST-04]', async () => {
  await open();
  const before = mails();
  backend.fault({ match: 'POST activate.php', kind: 'drop_after_commit' });
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed'), { timeout: 10_000 });
  backend.db.faults = [];
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Sent'));
  expect(mails()).toBe(before + 1);
  await press();
  await waitFor(() => expect(mails()).toBe(before + 2));
}, 15_000);

it('is none where the address was confirmed elsewhere: the page learns it, and the focus goes to its heading [ST-01]', async () => {
  const store = await open();
  const before = mails();
  backend.account(EMAIL).status = 'active';
  await press();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Again' })).toBeNull());
  expect(selectUser(store.getState())?.status).toBe('active');
  expect(mails()).toBe(before);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('leaves the focus to whoever has gone on meanwhile', async () => {
  const store = await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  const user = selectUser(store.getState());
  if (user === null) throw new Error('Nobody is here');
  await act(async () => void store.dispatch(userReceived({ ...user, status: 'active' })));
  expect(screen.queryByRole('button', { name: 'Again' })).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

it('tells nothing to who is here by the time of the answer [RO-05]', async () => {
  const store = await open();
  const sending = store.dispatch(mailActivation('k')).catch(failureOf);
  act(() => void store.dispatch(loggedIn(makeUser())));
  expect(await sending).toEqual({ kind: 'aborted' });
  expect(selectUser(store.getState())?.email).toBe(makeUser().email);
});
