// @vitest-environment jsdom
/** Several tabs of one browser: one asks for likes and for the member, all know, and one return is one question. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLikes, like as sendLike } from '@/api/calls/likes';
import { getCurrentUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { USER_CHANNEL } from '@/config/storageKeys';
import { loggedIn, selectUser } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { selectGiven, selectLiked, selectLikesStatus, selectNewLikes } from '@/features/likes/likesSlice';
import { fetchLikes, like } from '@/features/likes/likesThunks';
import { addReturnListener } from '@/features/likes/returnListener';
import { TestChannel } from '@tests/factories/channel';
import { NOON } from '@tests/factories/chats';
import { openMemberTab } from '@tests/factories/memberTab';
import { openBrowser } from '@tests/factories/tabs';
import { makeProfile, makeUser } from '@tests/factories/user';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  getLikes: vi.fn<typeof getLikes>(),
  like: vi.fn<typeof sendLike>(),
}));
vi.mock(import('@/api/calls/user'), async (original) => ({
  ...(await original()),
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
}));

const elena = makeProfile({ id: 'elena', name: 'Elena' });
const newLike = { ...elena, like_new: true, liked_at: '2026-11-21T08:00:00.000Z' };

const pages = openBrowser({ now: NOON, locks: true });
const line = { online: true };
beforeEach(() => {
  line.online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.online);
  vi.mocked(getLikes).mockReset().mockResolvedValue({ profiles: [], liked_by: [] });
  vi.mocked(sendLike).mockReset().mockResolvedValue({ match: false, conversation_id: null });
  vi.mocked(getCurrentUser).mockReset().mockResolvedValue(makeUser());
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const openTab = () =>
  openMemberTab(pages, (tab, startListening) => {
    addReturnListener(startListening);
    tab.dispatch(loggedIn(makeUser()));
  });
const openTabs = async () => [await openTab(), await openTab(), await openTab()];
type Tab = Awaited<ReturnType<typeof openTab>>;

const goOffline = (tabs: readonly Tab[]): void => {
  line.online = false;
  for (const tab of tabs) tab.dispatch(connectionChanged(false));
};
/** The tabs learn of it one after another. */
async function comeOnline(tabs: readonly Tab[]): Promise<void> {
  line.online = true;
  for (const tab of tabs) {
    tab.dispatch(connectionChanged(true));
    await pass(2);
  }
}
/** How often the server was asked since: for likes, for the member. */
function counted() {
  vi.mocked(getLikes).mockClear();
  vi.mocked(getCurrentUser).mockClear();
  return () => [vi.mocked(getLikes).mock.calls.length, vi.mocked(getCurrentUser).mock.calls.length];
}

describe('three tabs [BX-28]', () => {
  it('ask once for the likes that a push message is about, and all know them [ST-21]', async () => {
    const tabs = await openTabs();
    await pass(1_000);
    const asked = counted();
    vi.mocked(getLikes).mockResolvedValue({ profiles: [], liked_by: [newLike] });
    const at = Date.now();
    await pass(3);
    for (const tab of tabs) tab.dispatch(pushMessageReceived({ kind: 'like', path: '/likes', at }));
    await pass(100);
    expect(asked()).toEqual([1, 0]);
    expect(tabs.map((tab) => selectNewLikes(tab.getState()))).toEqual([1, 1, 1]);
    const names = tabs.map((tab) => selectProfile(tab.getState(), 'elena')?.name);
    expect(names).toEqual(['Elena', 'Elena', 'Elena']);
  });

  it('ask once for likes and member when the network is back, and all know [AP-06, ST-22]', async () => {
    const tabs = await openTabs();
    await pass(10_000);
    const asked = counted();
    goOffline(tabs);
    await pass(90_000);
    expect(asked()).toEqual([0, 0]);
    vi.mocked(getLikes).mockResolvedValue({ profiles: [elena], liked_by: [newLike] });
    vi.mocked(getCurrentUser).mockResolvedValue(makeUser({ credits: 77 }));
    await comeOnline(tabs);
    await pass(1_000);
    expect(asked()).toEqual([1, 1]);
    expect(tabs.map((tab) => selectGiven(tab.getState()))).toEqual([['elena'], ['elena'], ['elena']]);
    expect(tabs.map((tab) => selectUser(tab.getState())?.credits)).toEqual([77, 77, 77]);
  });

  it('ask on when the tab that asked got no answer', async () => {
    const tabs = await openTabs();
    await pass(1_000);
    vi.mocked(getLikes)
      .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
      .mockResolvedValue({ profiles: [elena], liked_by: [] });
    const asked = counted();
    const at = Date.now();
    await pass(3);
    for (const tab of tabs) tab.dispatch(pushMessageReceived({ kind: 'like', path: '/likes', at }));
    await pass(100);
    expect(asked()).toEqual([2, 0]);
    expect(tabs.map((tab) => selectGiven(tab.getState()))).toEqual([['elena'], ['elena'], ['elena']]);
  });

  it('tell each other nothing that a later answer has overtaken', async () => {
    const tab = await openTab();
    await pass(1_000);
    const late = Promise.withResolvers<Awaited<ReturnType<typeof getLikes>>>();
    vi.mocked(getLikes).mockReturnValueOnce(late.promise);
    vi.mocked(getLikes).mockResolvedValue({ profiles: [elena], liked_by: [] });
    const heard = vi.fn<(event: Event) => void>();
    new TestChannel(USER_CHANNEL).addEventListener('message', heard);
    tab.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
    await pass(10);
    await tab.dispatch(fetchLikes());
    late.resolve({ profiles: [], liked_by: [] });
    await pass(100);
    expect(selectLiked(tab.getState(), 'elena')).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('ask each for itself in a browser without locks and channel', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = await openTabs();
    const asked = counted();
    for (const tab of tabs) tab.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
    await pass(100);
    expect(asked()).toEqual([3, 0]);
  });
});

describe('likes that another tab has heard of', () => {
  const told = (asked_at: number, account = 'u1') => ({
    likeListsOf: account,
    asked_at,
    heard_at: NOON,
    profiles: [elena],
    liked_by: [newLike],
  });

  it('are taken in as they are', async () => {
    const tab = await openTab();
    await pass(10);
    const asked = counted();
    new TestChannel(USER_CHANNEL).postMessage(told(Date.now()));
    await pass(10);
    expect([selectNewLikes(tab.getState()), selectLiked(tab.getState(), 'elena'), ...asked()]).toEqual([
      1,
      true,
      0,
      0,
    ]);
  });

  it('do not undo what was done here meanwhile: this tab asks for itself', async () => {
    const tab = await openTab();
    await pass(10);
    const before = Date.now();
    await pass(10);
    await tab.dispatch(like({ profile: 'amara', source: 'search' }));
    vi.mocked(getLikes).mockResolvedValue({ profiles: [makeProfile({ id: 'amara' })], liked_by: [] });
    const asked = counted();
    new TestChannel(USER_CHANNEL).postMessage(told(before));
    await pass(10);
    expect(selectLiked(tab.getState(), 'amara')).toBe(true);
    expect(asked()).toEqual([1, 0]);
  });

  it('that were asked for around its start may be older than its own: this tab asks for itself', async () => {
    vi.mocked(getLikes).mockResolvedValue({ profiles: [makeProfile({ id: 'amara' })], liked_by: [] });
    const before = Date.now();
    const tab = await openTab();
    await pass(10);
    const asked = counted();
    new TestChannel(USER_CHANNEL).postMessage(told(before));
    await pass(10);
    expect([selectGiven(tab.getState()), asked()]).toEqual([['amara'], [1, 0]]);
  });

  it('say nothing when they are older, of another account, or of no such shape', async () => {
    const tab = await openTab();
    await tab.dispatch(fetchLikes());
    const asked = counted();
    const stranger = new TestChannel(USER_CHANNEL);
    const now = Date.now();
    for (const message of [
      told(now - 10_000),
      told(now, 'u2'),
      { ...told(now), liked_by: [{}] },
      { ...told(now), asked_at: 'now' },
      { likeListsOf: 'u1' },
    ]) {
      stranger.postMessage(message);
    }
    await pass(10);
    expect([selectNewLikes(tab.getState()), ...asked()]).toEqual([0, 0, 0]);
  });
});

it('likes that could not be had at the start are asked for once the page listens [AP-06]', async () => {
  vi.mocked(getLikes)
    .mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
    .mockResolvedValue({ profiles: [elena], liked_by: [] });
  const tab = await openTab();
  await pass(10);
  expect([selectLikesStatus(tab.getState()), selectGiven(tab.getState())]).toEqual(['ready', ['elena']]);
});

it('one return to a page that was put away is one question for likes and one for the member [ST-22]', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await openTab();
  // Asked after 5 s, and 300 s later, as nobody looks.
  await pass(305_000 + 90_000);
  const asked = counted();
  hidden.mockReturnValue(false);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new Event('focus'));
  await pass(1_000);
  expect(asked()).toEqual([1, 1]);
  hidden.mockRestore();
  visibility.mockRestore();
});
