// @vitest-environment jsdom
/** The key of a picture's upload: the same until the server has answered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { loggedIn } from '@/core/auth/authSlice';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { keepFile, keepPicture, releaseFilesExcept } from './attachmentFiles';
import { picturePicked, selectPicture } from './attachmentsSlice';
import { pictureSent } from './attachmentThunks';

const attachment = { id: 'a1', url: '/a1.jpg', width: 8, height: 6 };
const server = vi.hoisted((): { failures: Failure[]; keys: string[] } => ({ failures: [], keys: [] }));
vi.mock('@/api/calls/chat', () => ({
  uploadAttachment: (_: Blob, { idempotencyKey }: { idempotencyKey: string }) => {
    server.keys.push(idempotencyKey);
    const failure = server.failures.shift();
    return failure ? Promise.reject(new ApiError(failure)) : Promise.resolve(attachment);
  },
}));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  server.keys.length = 0;
});
afterEach(() => releaseFilesExcept([]));

it('is another one after a refusal, whose answer the old one would hear again, and no other after a lost answer', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  keepFile('k1', new File(['x'], 'x.jpg'));
  keepPicture('k1', new Blob(['x']));
  store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: 'u1' }));
  const refused = {
    kind: 'refused' as const,
    status: 402,
    code: 'not_enough_credits',
    details: {},
    fields: {},
  };
  server.failures.push({ kind: 'timeout' }, refused);
  for (let attempt = 0; attempt < 3; attempt += 1) await store.dispatch(pictureSent('m1'));
  const [first, second, third] = server.keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(selectPicture(store.getState(), 'm1')).toMatchObject({ state: 'ready', attachment });
});
