// @vitest-environment jsdom
/** What tabs of one browser tell each other of likes, against the mock backend. */
import { describe, expect, it, vi } from 'vitest';
import { getMember } from '@/api/calls/members';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectIsAside } from '@/core/aside/asideSlice';
import { fetchAside } from '@/core/aside/asideThunks';
import { loggedIn } from '@/core/auth/authSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { selectLiked, selectNewLikes, selectReceived } from '@/features/likes/likesSlice';
import { fetchLikes, like, unlike } from '@/features/likes/likesThunks';
import { putAside } from '@mocks/rules/aside';
import { backedBrowser, openBackedTab } from '@tests/factories/backedTabs';
import { TestChannel } from '@tests/factories/channel';
import { required } from '@tests/factories/required';
import { makeUser } from '@tests/factories/user';
import { addSharedLikes } from './sharedLikes';

const { backend } = backedBrowser('premium@example.test');

const openTab = ({ likes = true } = {}) =>
  openBackedTab({
    listen: addSharedLikes,
    pending: fetchLikes.pending,
    ask: likes ? (dispatch) => dispatch(fetchLikes()) : undefined,
  });

/** Whatever was told has been heard. */
function heard(): Promise<unknown> {
  const witness = new TestChannel(USER_CHANNEL);
  const last = new Promise((resolve) => {
    witness.addEventListener('message', resolve);
  });
  new TestChannel(USER_CHANNEL).postMessage('last');
  return last;
}

describe('likes in several tabs [BX-28, ST-05]', () => {
  it('are given and taken back in all of them', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.dispatch(like({ profile: 'amara', source: 'search' }));
    await vi.waitFor(() => expect(selectLiked(two.getState(), 'amara')).toBe(true));
    await two.dispatch(unlike({ profile: 'amara' }));
    await vi.waitFor(() => expect(selectLiked(one.getState(), 'amara')).toBe(false));
  });

  it('bring whoever was put aside back in all of them, without asking who is [BX-18]', async () => {
    putAside(backend().db, { by: 'premium', whom: 'amara', kind: 'passed', at: 0 });
    const [one, two] = [await openTab(), await openTab()];
    await two.dispatch(fetchAside());
    expect(selectIsAside(two.getState(), 'amara')).toBe(true);
    await one.dispatch(like({ profile: 'amara', source: 'search' }));
    await vi.waitFor(() => expect(selectIsAside(two.getState(), 'amara')).toBe(false));
  });

  it('are asked for anew also where an answer was lost, or the first list is still under way', async () => {
    const [one, two] = [await openTab(), await openTab({ likes: false })];
    const lists = two.dispatch(fetchLikes());
    backend().fault({ match: 'POST like.php', kind: 'drop_after_commit', times: 6 });
    await one.dispatch(like({ profile: 'amara', source: 'search' }));
    await lists;
    await vi.waitFor(() => expect(selectLiked(two.getState(), 'amara')).toBe(true));
  });

  it('are seen in all of them, and told once [ST-11]', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const { id } = required(selectReceived(one.getState())[0]);
    const before = selectNewLikes(two.getState());
    await getMember(id);
    one.dispatch(likedProfileOpened(id));
    one.dispatch(likedProfileOpened(id));
    await vi.waitFor(() => expect(selectNewLikes(two.getState())).toBe(before - 1));
    expect(two.asked).toHaveBeenCalledOnce();
    expect(one.asked).not.toHaveBeenCalled();
  });

  it('are not asked for where none were shown, by another account, or for any other message', async () => {
    const [one, idle, other] = [await openTab(), await openTab({ likes: false }), await openTab()];
    other.dispatch(loggedIn(makeUser()));
    const stranger = new TestChannel(USER_CHANNEL);
    for (const message of [null, 'likes', { likesOf: 7 }, { likes: 'premium' }])
      stranger.postMessage(message);
    await one.dispatch(like({ profile: 'amara', source: 'search' }));
    await heard();
    for (const { asked } of [one, idle, other]) expect(asked).not.toHaveBeenCalled();
  });
});
