// @vitest-environment jsdom
/** Several tabs that show what was seen last: once the server is there one asks for likes and for the member, and all know. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLikes } from '@/api/calls/likes';
import { getCurrentUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { memberRecalled, selectRecalled } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { likesRecalled, selectGiven, selectLikesRecalled } from '@/features/likes/likesSlice';
import { NOON } from '@tests/factories/chats';
import { openMemberTab } from '@tests/factories/memberTab';
import { openBrowser } from '@tests/factories/tabs';
import { makeProfile, makeUser } from '@tests/factories/user';
import { addRecoveryListeners } from './recovery';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  getLikes: vi.fn<typeof getLikes>(),
}));
vi.mock(import('@/api/calls/user'), async (original) => ({
  ...(await original()),
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
}));

const elena = makeProfile({ id: 'elena', name: 'Elena' });
const liked_by = [{ ...elena, like_new: true, liked_at: '2026-11-21T08:00:00.000Z' }];

const pages = openBrowser({ now: NOON, locks: true });
const line = { online: true };
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.online);
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const server = (kind: 'offline' | 'timeout' | 'there'): void => {
  vi.mocked(getLikes).mockReset();
  vi.mocked(getCurrentUser).mockReset();
  if (kind === 'there') {
    vi.mocked(getLikes).mockResolvedValue({ profiles: [elena], liked_by: [] });
    vi.mocked(getCurrentUser).mockResolvedValue(makeUser());
  } else {
    vi.mocked(getLikes).mockRejectedValue(new ApiError({ kind }));
    vi.mocked(getCurrentUser).mockRejectedValue(new ApiError({ kind }));
  }
};
const asked = () => [vi.mocked(getLikes).mock.calls.length, vi.mocked(getCurrentUser).mock.calls.length];

const openTab = () =>
  openMemberTab(pages, (tab, startListening) => {
    addRecoveryListeners(startListening, {});
    tab.dispatch(connectionChanged(line.online));
    tab.dispatch(memberRecalled(makeUser()));
    tab.dispatch(likesRecalled({ profiles: [], liked_by, heard_at: NOON - 86_400_000 }));
  });
const openTabs = async () => [await openTab(), await openTab(), await openTab()];
type Tab = Awaited<ReturnType<typeof openTab>>;
/** Whether the member, and the likes, are from the last visit. */
const recalled = (tabs: readonly Tab[]) =>
  tabs.map((tab) => [selectRecalled(tab.getState()), selectLikesRecalled(tab.getState())]);
const all = (member: boolean, likes: boolean) => Array.from({ length: 3 }, () => [member, likes]);

describe('three tabs that began without a server [BX-25, BX-28]', () => {
  it('ask once for likes and member when the network is back, and all know', async () => {
    line.online = false;
    server('offline');
    const tabs = await openTabs();
    await pass(60_000);
    server('there');
    line.online = true;
    // They learn of it one after another.
    for (const tab of tabs) {
      tab.dispatch(connectionChanged(true));
      await pass(2);
    }
    await pass(20_000);
    expect(asked()).toEqual([1, 1]);
    expect(recalled(tabs)).toEqual(all(false, false));
    expect(tabs.map((tab) => selectGiven(tab.getState()))).toEqual([['elena'], ['elena'], ['elena']]);
  });

  it('ask once for the member also in a browser without locks, where one is alone', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    line.online = false;
    server('offline');
    const tab = await openTab();
    await pass(60_000);
    server('there');
    line.online = true;
    tab.dispatch(connectionChanged(true));
    await pass(20_000);
    expect(getCurrentUser).toHaveBeenCalledOnce();
  });

  it('ask once for likes when the server is there, where there was a network all the time', async () => {
    server('timeout');
    const tabs = await openTabs();
    await pass(10_000);
    // What one remembers is no news for the others.
    expect(recalled(tabs)).toEqual(all(true, true));
    server('there');
    await pass(50_000);
    expect(asked()[0]).toBe(1);
    expect(recalled(tabs)).toEqual(all(false, false));
  });

  it('do not take the likes of the last visit for new when only the member is heard', async () => {
    server('timeout');
    const tab = await openTab();
    vi.mocked(getCurrentUser).mockResolvedValue(makeUser());
    await pass(60_000);
    expect(recalled([tab])).toEqual([[false, true]]);
  });
});
