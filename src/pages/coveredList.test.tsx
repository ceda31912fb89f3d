// @vitest-environment jsdom
/** On phones a conversation lies over the list, which waits until that is there, and is ready when it is wanted. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { path } from '@/config/paths';
import type { TestBackend } from '@mocks/testServer';
import { visitChats } from '@tests/factories/chatPages';
import { pretendPhone } from '@tests/factories/media';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
/** Resolves once the browser has nothing else to do. */
let idle: PromiseWithResolvers<void>;
vi.mock('@/lib/quiet', () => ({ quiet: () => idle.promise }));
beforeEach(() => {
  idle = Promise.withResolvers();
});
afterEach(() => backend.close());

async function open(phone: boolean) {
  pretendPhone(phone);
  const visited = await visitChats(path('chat', { id: 'c2' }));
  ({ backend } = visited);
  await screen.findByRole('log');
  return { to: async (address: string) => act(() => visited.router.navigate(address)) };
}
const list = () => screen.queryByRole('list', { name: 'Messages' });

it('is not drawn before the conversation that lies over it, and at once where that closes [SC-03, BX-16]', async () => {
  const { to } = await open(true);
  expect(list()).toBeNull();
  await to(path('chats'));
  expect(list()).not.toBeNull();
  await settled();
});

it('is drawn once the conversation is there: whoever goes back does not wait', async () => {
  await open(true);
  expect(list()).toBeNull();
  idle.resolve();
  await waitFor(() => expect(list()).not.toBeNull());
  await settled();
});

it('stands beside the conversation where there is room', async () => {
  await open(false);
  expect(list()).not.toBeNull();
  await settled();
});
