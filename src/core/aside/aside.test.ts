/** Members put aside: at once, in the order of the acts, and never overwritten by what is older. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAside, putAside as sendAside, takeBack as sendBack } from '@/api/calls/discovery';
import { ApiError } from '@/api/failure';
import type { AsideProfile } from '@/domain/model';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import { loggedIn, loggedOut } from '../auth/authSlice';
import { memberBlocked } from '../blocks/memberBlocked';
import { selectProfile } from '../profiles/profilesSlice';
import { selectAside, selectAsideFailure, selectAsideStatus, selectIsAside } from './asideSlice';
import { fetchAside, putAside, takeBack } from './asideThunks';

vi.mock(import('@/api/calls/discovery'), async (original) => ({
  ...(await original()),
  getAside: vi.fn<typeof getAside>(),
  putAside: vi.fn<typeof sendAside>(),
  takeBack: vi.fn<typeof sendBack>(),
}));

const AT = '2026-11-20T10:00:00.000Z';
const aside = (id: string, kind: AsideProfile['kind'] = 'passed'): AsideProfile => ({
  ...makeProfile({ id }),
  kind,
  passed_at: AT,
});
const lost = () => new ApiError({ kind: 'timeout' });

function begin() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'me' })));
  const ids = () => selectAside(store.getState()).map(({ id }) => id);
  return { ...store, ids };
}

describe('members put aside [BX-18]', () => {
  beforeEach(() => {
    for (const call of [getAside, sendAside, sendBack]) vi.mocked(call).mockReset();
    vi.mocked(getAside).mockResolvedValue([aside('elena'), aside('nora', 'hidden')]);
    vi.mocked(sendAside).mockResolvedValue([aside('amara')]);
    vi.mocked(sendBack).mockResolvedValue([]);
  });

  it('come with how and when, and with their profiles', async () => {
    const { dispatch, getState } = begin();
    await dispatch(fetchAside());
    expect(selectAside(getState())).toEqual([
      { id: 'elena', kind: 'passed', passed_at: AT },
      { id: 'nora', kind: 'hidden', passed_at: AT },
    ]);
    expect(selectProfile(getState(), 'nora')).toMatchObject({ id: 'nora' });
    expect(selectIsAside(getState(), 'nora')).toBe(true);
  });

  it('are aside at once, and keep the time that the server told', async () => {
    const { dispatch, getState } = begin();
    const putting = dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    expect(selectAside(getState())).toEqual([{ id: 'amara', kind: 'passed', passed_at: null }]);
    await putting;
    expect(selectAside(getState())).toEqual([{ id: 'amara', kind: 'passed', passed_at: AT }]);
  });

  it('are back at once, and aside again when the server refuses', async () => {
    const { dispatch, ids } = begin();
    await dispatch(fetchAside());
    vi.mocked(sendBack).mockRejectedValue(
      new ApiError({ kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} }),
    );
    const taking = dispatch(takeBack({ profile: 'elena' }));
    expect(ids()).toEqual(['nora']);
    await taking;
    expect(ids()).toEqual(['elena', 'nora']);
  });

  it('reach the server in the order of the acts, however slow it is [BX-08]', async () => {
    const { dispatch, getState, ids } = begin();
    const slow = Promise.withResolvers<AsideProfile[]>();
    vi.mocked(sendAside).mockReturnValue(slow.promise);
    const putting = dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    const taking = dispatch(takeBack({ profile: 'amara' }));
    expect(selectIsAside(getState(), 'amara')).toBe(false);
    await vi.waitFor(() => expect(sendAside).toHaveBeenCalledTimes(1));
    expect(sendBack).not.toHaveBeenCalled();
    slow.resolve([aside('amara')]);
    await putting;
    expect(selectIsAside(getState(), 'amara')).toBe(false);
    await taking;
    expect(sendBack).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual([]);
  });

  it('survive a list that was asked for before the act', async () => {
    const { dispatch, ids } = begin();
    const old = Promise.withResolvers<AsideProfile[]>();
    vi.mocked(getAside).mockReturnValue(old.promise);
    const loading = dispatch(fetchAside());
    await dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    await dispatch(takeBack({ profile: 'nora' }));
    old.resolve([aside('nora')]);
    await loading;
    expect(ids()).toEqual(['amara']);
  });

  it('are asked for again when an answer was lost, as nobody knows what is true', async () => {
    const { dispatch, ids } = begin();
    await dispatch(fetchAside());
    vi.mocked(sendBack).mockRejectedValue(lost());
    vi.mocked(getAside).mockResolvedValue([aside('nora')]);
    await dispatch(takeBack({ profile: 'elena' }));
    await vi.waitFor(() => expect(ids()).toEqual(['nora']));
  });

  it('say when the first load failed; a later failure keeps the list', async () => {
    const { dispatch, getState, ids } = begin();
    vi.mocked(getAside).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await dispatch(fetchAside());
    expect(selectAsideStatus(getState())).toBe('failed');
    expect(selectAsideFailure(getState())).toEqual({ kind: 'offline' });
    await dispatch(fetchAside());
    vi.mocked(getAside).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await dispatch(fetchAside());
    expect(selectAsideStatus(getState())).toBe('ready');
    expect(ids()).toEqual(['elena', 'nora']);
  });

  it('leave the list when they are blocked, also when an older list comes late [RO-04]', async () => {
    const { dispatch, ids } = begin();
    const old = Promise.withResolvers<AsideProfile[]>();
    vi.mocked(getAside).mockReturnValue(old.promise);
    const loading = dispatch(fetchAside());
    dispatch(memberBlocked('elena'));
    old.resolve([aside('elena'), aside('nora')]);
    await loading;
    expect(ids()).toEqual(['nora']);
  });

  it('are gone after a log-out, and an act that waited is not sent for somebody else', async () => {
    const { dispatch, ids } = begin();
    const slow = Promise.withResolvers<AsideProfile[]>();
    vi.mocked(sendAside).mockReturnValue(slow.promise);
    const putting = dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    const taking = dispatch(takeBack({ profile: 'amara' }));
    await vi.waitFor(() => expect(sendAside).toHaveBeenCalledTimes(1));
    dispatch(loggedOut({ by: 'member' }));
    dispatch(loggedIn(makeUser({ id: 'other', profile: makeProfileDetails({ id: 'other' }) })));
    slow.resolve([aside('amara')]);
    await Promise.all([putting, taking]);
    expect(sendBack).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
  });
});
