// @vitest-environment jsdom
/** Choices made quickly, answers that come late, and the refresh of the member in between. */
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser, updateUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { NotificationType, User } from '@/domain/model';
import { NOTIFICATION_TYPES, withChoices } from '@/domain/notificationChoices';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectChoiceFailed, selectLastChoice, selectTypesOff } from './notificationsSlice';
import { choose } from './notificationsThunks';

vi.mock(import('@/api/calls/user'), () => ({
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
  updateUser: vi.fn<typeof updateUser>(),
}));

/** A server that answers when the test says so. */
function openServer(off: NotificationType[] = []) {
  const server = { off, requests: 0, atOnce: 0, mostAtOnce: 0 };
  const waiting: (() => void)[] = [];
  const member = (): User => makeUser({ notifications_disabled: [...server.off] });
  vi.mocked(updateUser).mockImplementation(async ({ notifications_disabled: wanted }) => {
    server.requests += 1;
    server.atOnce += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, server.atOnce);
    await new Promise<void>((resolve) => waiting.push(resolve));
    server.atOnce -= 1;
    server.off = wanted ?? server.off;
    return member();
  });
  vi.mocked(getCurrentUser).mockImplementation(() => Promise.resolve(member()));
  const { store } = createTestStore();
  store.dispatch(loggedIn(member()));
  /** Until a change is on its way. */
  const asked = () => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  return {
    server,
    store,
    member,
    off: () => selectTypesOff(store.getState()),
    asked,
    /** Lets one request through, and whatever follows from it begin. */
    answer: async () => {
      await asked();
      waiting.shift()?.();
    },
    idle: () => waiting.length === 0,
  };
}

beforeEach(() => {
  vi.mocked(getCurrentUser).mockReset();
  vi.mocked(updateUser).mockReset();
});

describe('choices made quickly', () => {
  it('are shown at once and saved one request after the other, none lost [EN-03]', async () => {
    const { store, server, off, asked, answer } = openServer();
    const first = store.dispatch(choose({ type: 'like', on: false }));
    await asked();
    void store.dispatch(choose({ type: 'news', on: false }));
    void store.dispatch(choose({ type: 'promotions', on: false }));
    expect(off()).toEqual(['like', 'news', 'promotions']);
    await answer();
    await answer();
    await first;
    expect(server).toEqual({ off: ['like', 'news', 'promotions'], requests: 2, atOnce: 0, mostAtOnce: 1 });
    expect(off()).toEqual(['like', 'news', 'promotions']);
    expect(selectLastChoice(store.getState())).toEqual({ type: 'promotions', at: 'saved' });
  });

  it('end as they were made last, in whatever order choices and answers come [EN-03]', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom(...NOTIFICATION_TYPES), on: fc.boolean() }),
      fc.constant('answer' as const),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...NOTIFICATION_TYPES]),
        fc.array(step, { maxLength: 12 }),
        async (start, steps) => {
          const { store, server, off, answer, idle } = openServer(start);
          const saving: Promise<void>[] = [];
          const shown: string[][] = [];
          const expected: NotificationType[][] = [[...start].sort()];
          for (const one of steps) {
            if (one !== 'answer') {
              saving.push(store.dispatch(choose(one)));
              shown.push([...off()].sort());
              expected.push(withChoices(expected.at(-1) ?? [], { [one.type]: one.on }).sort());
            } else {
              await new Promise((resolve) => setImmediate(resolve));
              if (!idle()) await answer();
            }
          }
          expect(shown).toEqual(expected.slice(1));
          const end = { come: false };
          const all = Promise.all(saving).then(() => (end.come = true));
          while (!end.come) {
            if (!idle()) await answer();
            await new Promise((resolve) => setImmediate(resolve));
          }
          await all;
          expect([...server.off].sort()).toEqual(expected.at(-1));
          expect([...off()].sort()).toEqual(expected.at(-1));
          expect(server.mostAtOnce).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('outlive a refresh of the member that was asked for before', async () => {
    const { store, server, off, answer, member } = openServer();
    const old = Promise.withResolvers<User | null>();
    vi.mocked(getCurrentUser).mockReturnValueOnce(old.promise);
    const before = member();
    const refresh = store.dispatch(fetchUser());
    const saving = store.dispatch(choose({ type: 'like', on: false }));
    await answer();
    await saving;
    // Asked once more, as the choice was saved in between.
    vi.mocked(getCurrentUser).mockResolvedValueOnce(member());
    old.resolve(before);
    await refresh;
    expect(off()).toEqual(['like']);
    // The next change carries it too.
    const next = store.dispatch(choose({ type: 'news', on: false }));
    await answer();
    await next;
    expect([off(), server.off]).toEqual([
      ['like', 'news'],
      ['like', 'news'],
    ]);
  });

  it('give way to what another device chose since', async () => {
    const { store, off, answer, member, server } = openServer();
    const saving = store.dispatch(choose({ type: 'like', on: false }));
    await answer();
    await saving;
    server.off = ['promotions'];
    vi.mocked(getCurrentUser).mockResolvedValueOnce(member());
    await store.dispatch(fetchUser());
    expect(off()).toEqual(['promotions']);
  });
});

describe('a choice that cannot be saved', () => {
  it('is taken back, says why, and leaves the others alone', async () => {
    const { store, off, answer, server } = openServer();
    const failing = Promise.withResolvers<User>();
    vi.mocked(updateUser).mockReturnValueOnce(failing.promise);
    const saving = store.dispatch(choose({ type: 'like', on: false }));
    await vi.waitFor(() => expect(updateUser).toHaveBeenCalledOnce());
    failing.reject(new ApiError({ kind: 'offline' }));
    void store.dispatch(choose({ type: 'news', on: false }));
    await answer();
    await saving;
    expect(off()).toEqual(['news']);
    expect(server.off).toEqual(['news']);
    expect(selectChoiceFailed(store.getState(), 'like')).toEqual({
      at: 'failed',
      failure: { kind: 'offline' },
    });
    expect(selectChoiceFailed(store.getState(), 'news')).toBeNull();
  });

  it('stays wanted when it was changed again meanwhile', async () => {
    const { store, off, answer, server } = openServer(['like']);
    const failing = Promise.withResolvers<User>();
    vi.mocked(updateUser).mockReturnValueOnce(failing.promise);
    const saving = store.dispatch(choose({ type: 'like', on: true }));
    await vi.waitFor(() => expect(updateUser).toHaveBeenCalledOnce());
    void store.dispatch(choose({ type: 'like', on: false }));
    void store.dispatch(choose({ type: 'like', on: true }));
    void store.dispatch(choose({ type: 'like', on: false }));
    failing.reject(new ApiError({ kind: 'timeout' }));
    await answer();
    await saving;
    expect([off(), server.off]).toEqual([['like'], ['like']]);
  });

  it('is nobody else’s: the log-out forgets what was not saved', async () => {
    const { store, off, asked, answer } = openServer();
    const saving = store.dispatch(choose({ type: 'like', on: false }));
    await asked();
    store.dispatch(loggedOut({ by: 'member' }));
    store.dispatch(userReceived(makeUser({ id: 'u2', notifications_disabled: ['news'] })));
    await answer();
    await saving;
    expect(off()).toEqual(['news']);
    expect(selectLastChoice(store.getState())).toBeNull();
  });
});
