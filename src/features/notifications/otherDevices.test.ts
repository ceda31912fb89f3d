// @vitest-environment jsdom
/** Choices against the mock backend while other tabs, devices and members choose, too. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createLocks } from '@tests/factories/locks';
import { createTestStore } from '@tests/factories/store';
import { selectTypesOff } from './notificationsSlice';
import { choose, turnMailsOn } from './notificationsThunks';

const MEMBER = 'premium@example.test';
const OTHER = 'low@example.test';
let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ persona: MEMBER });
});
afterEach(() => {
  backend.close();
  Reflect.deleteProperty(navigator, 'locks');
});

async function visit() {
  const { store, startListening } = createTestStore();
  const ends: string[] = [];
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => void ends.push(payload.by) });
  await store.dispatch(fetchUser());
  return { store, ends, off: () => selectTypesOff(store.getState()) };
}
const kept = (email = MEMBER) => backend.account(email).notifications_disabled;

describe('a choice [EN-03]', () => {
  it('leaves alone what another device chose since this page was opened', async () => {
    const here = await visit();
    const there = await visit();
    await there.store.dispatch(choose({ type: 'news', on: false }));
    await here.store.dispatch(choose({ type: 'like', on: false }));
    expect(kept()).toEqual(['like', 'news']);
    expect(here.off()).toEqual(['like', 'news']);
    await there.store.dispatch(choose({ type: 'news', on: true }));
    await here.store.dispatch(choose({ type: 'promotions', on: false }));
    expect(kept()).toEqual(['like', 'promotions']);
    expect(here.off()).toEqual(['like', 'promotions']);
  });

  it('and one of another tab at the same moment are both kept', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
    const tabs = [await visit(), await visit()];
    await Promise.all([
      tabs[0]?.store.dispatch(choose({ type: 'news', on: false })),
      tabs[1]?.store.dispatch(choose({ type: 'like', on: false })),
    ]);
    expect(kept()).toEqual(['like', 'news']);
  });

  it('is not made for another member, whose session it is by now', async () => {
    const { store, ends } = await visit();
    backend.logIn(OTHER);
    const before = [...kept(OTHER)];
    await store.dispatch(choose({ type: 'like', on: false }));
    expect([kept(), kept(OTHER), ends]).toEqual([[], before, ['tab']]);
  });
});

describe('a session that ended elsewhere ends here, too [RO-06]', () => {
  const refuse = () =>
    backend.fault({
      match: 'PUT user.php',
      kind: 'status',
      status: 403,
      body: { authentication_required: true },
    });

  it('when a choice is made after its end', async () => {
    const { store, ends } = await visit();
    backend.db.sessions.clear();
    await store.dispatch(choose({ type: 'like', on: false }));
    expect(ends).toEqual(['expiry']);
  });

  it('when a choice is being saved', async () => {
    const { store, ends } = await visit();
    refuse();
    await store.dispatch(choose({ type: 'like', on: false }));
    expect(ends).toEqual(['expiry']);
  });

  it('when e-mails are turned on again', async () => {
    const { store, ends } = await visit();
    refuse();
    await expect(store.dispatch(turnMailsOn())).rejects.toMatchObject({ failure: { kind: 'refused' } });
    expect(ends).toEqual(['expiry']);
  });
});
