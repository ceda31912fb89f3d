// @vitest-environment jsdom
/** Another member takes the place of one, or of a visitor, without a log-out in this tab. */
import { describe, expect, it, vi } from 'vitest';
import { getCurrentUser, login as callLogin } from '@/api/calls/user';
import { sessionSignal } from '@/api/session';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { modalOpened, selectOpenModal } from '../modals/modalsSlice';
import type { OpenModal } from '../modals/modalsSlice';
import { profilesReceived, selectProfile } from '../profiles/profilesSlice';
import { loggedIn, loggedOut, memberFound, selectUser, userReceived } from './authSlice';
import { fetchUser } from './authThunks';
import { login } from './login';

vi.mock(import('@/api/calls/user'), () => ({
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
  login: vi.fn<typeof callLogin>(),
}));

const elena = makeUser({ id: 'elena' });
const marek = makeUser({ id: 'marek' });

function visit() {
  const { store, startListening } = createTestStore();
  const events: string[] = [];
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }) => void events.push(`out by ${payload.by}`),
  });
  startListening({ actionCreator: memberFound, effect: () => void events.push('found') });
  return { store, events };
}

describe('a log-in while somebody else is here', () => {
  it('drops everything of the first one before', async () => {
    const { store, events } = visit();
    store.dispatch(loggedIn(elena));
    store.dispatch(profilesReceived([makeProfile({ id: 'known-to-elena' })]));
    vi.mocked(callLogin).mockResolvedValue(marek);
    await store.dispatch(login({ email: 'marek@example.test', password: 'p' }));
    expect(events).toEqual(['out by tab']);
    expect(selectUser(store.getState())).toEqual(marek);
    expect(selectProfile(store.getState(), 'known-to-elena')).toBeUndefined();
  });

  it('drops nothing when it is the same member', async () => {
    const { store, events } = visit();
    store.dispatch(loggedIn(elena));
    const session = sessionSignal();
    vi.mocked(callLogin).mockResolvedValue({ ...elena, credits: 9 });
    await store.dispatch(login({ email: 'elena@example.test', password: 'p' }));
    expect(events).toEqual([]);
    expect(session.aborted).toBe(false);
  });
});

describe('a log-in that was made in another tab', () => {
  const found = async (store: ReturnType<typeof visit>['store']) => {
    vi.mocked(getCurrentUser).mockResolvedValue(elena);
    await store.dispatch(fetchUser());
  };

  it('is announced to whoever knew a visitor, not to a visit that has only begun', async () => {
    const { store, events } = visit();
    await found(store);
    expect(events).toEqual([]);
    const later = visit();
    later.store.dispatch(userReceived(null));
    await found(later.store);
    expect(later.events).toEqual(['found']);
  });

  it.each<OpenModal>([
    { name: 'signup' },
    { name: 'login' },
    { name: 'loginRequired', reason: 'chat', profile: 'm', next: '/' },
  ])('closes the dialog $name: there is nothing to join', async (modal) => {
    const { store } = visit();
    store.dispatch(userReceived(null));
    store.dispatch(modalOpened(modal));
    await found(store);
    expect(selectOpenModal(store.getState())).toBeNull();
  });
});
