// @vitest-environment jsdom
/** Changes of the account whose answer is late: what came meanwhile stands. Against the mock backend. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { creditsChanged, loggedOut, selectCredits, selectUser } from './authSlice';
import { fetchUser } from './authThunks';
import { writeUser } from './writeInSession';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
});

async function openPage() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  return store;
}
/** The server has changed the language, and its answer waits. @returns lets it go, and resolves when it is taken in */
async function changeLanguage() {
  const store = await openPage();
  const answer = await calls.updateUser({ language: 'pl' }, {});
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  const asked = vi.spyOn(calls, 'getCurrentUser');
  const writing = writeUser(store, () => promise);
  const finish = async () => {
    resolve(answer);
    await writing;
    return asked.mock.calls.length;
  };
  return { ...store, asked, finish };
}

it('is taken in as it is where nothing else has changed', async () => {
  const { getState, finish } = await changeLanguage();
  expect(await finish()).toBe(0);
  expect(selectUser(getState())?.language).toBe('pl');
});

it('asks the server anew where a message was paid for meanwhile [BX-05]', async () => {
  const { dispatch, getState, finish } = await changeLanguage();
  const account = backend.account('premium@example.test');
  account.credits -= 1;
  dispatch(creditsChanged(account.credits));
  expect(await finish()).toBe(1);
  expect([selectCredits(getState()), selectUser(getState())?.language]).toEqual([account.credits, 'pl']);
});

it('is taken in where the server cannot be asked anew', async () => {
  const { asked, dispatch, getState, finish } = await changeLanguage();
  dispatch(creditsChanged(1));
  asked.mockRejectedValue(new ApiError({ kind: 'offline' }));
  await finish();
  expect(selectUser(getState())?.language).toBe('pl');
});

it('brings nobody back who has left', async () => {
  const { asked, dispatch, getState, finish } = await changeLanguage();
  dispatch(loggedOut({ by: 'member' }));
  await expect(finish()).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  expect([selectUser(getState()), asked.mock.calls]).toEqual([null, []]);
});

it('of a session that is somebody else’s by now is over, and brings nothing of it back', async () => {
  const store = await openPage();
  backend.logIn('low@example.test');
  await expect(writeUser(store, () => calls.updateUser({ language: 'pl' }, {}))).rejects.toMatchObject({
    failure: { kind: 'aborted' },
  });
  expect(selectUser(store.getState())?.id).toBe(backend.account('low@example.test').id);
});
