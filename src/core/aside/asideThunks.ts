/** The calls behind members put aside: the list, putting aside and bringing back (contract, pass.php). */
import { ApiError, failureOf } from '@/api/failure';
import type { AsideProfile } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectLoggedIn, selectOwnProfileId } from '../auth/authSlice';
import { profilesReceived } from '../profiles/profilesSlice';
import { inMemberTurn } from './memberTurns';

export type AsideKind = AsideProfile['kind'];
/** A member put aside: whom, how, and when (ISO 8601; null until the server has told). */
export interface AsideMark {
  id: string;
  kind: AsideKind;
  passed_at: string | null;
}
interface AsideRequest {
  profile: string;
  kind: AsideKind;
}

const loadCalls = () => import('@/api/calls/discovery');

/** Loads who is aside; the profiles go to their table. */
export const fetchAside = createAppThunk(
  'aside/fetch',
  async (_: void, { dispatch, getState, requestId, signal }): Promise<AsideMark[]> => {
    const { getAside } = await loadCalls();
    const found = await getAside({ signal });
    // After a log-out nothing personal comes back into the store, and a later question brings its own.
    if (getState().aside?.request === requestId) {
      dispatch(profilesReceived(found.map(({ kind: _kind, passed_at: _at, ...profile }) => profile)));
    }
    return found.map(markOf);
  },
  (_, state) => selectLoggedIn(state),
);

/** Puts a member aside: gone from search and game at once, back when the server refuses. @returns the mark with its time */
export const putAside = createAppThunk(
  'aside/put',
  ({ profile, kind }: AsideRequest, tools): Promise<AsideMark | null> =>
    act(profile, tools, async () => {
      const calls = await loadCalls();
      const passed = await calls.putAside({ profile, kind }, { signal: tools.signal });
      const found = passed.find(({ id }) => id === profile);
      return found ? markOf(found) : { id: profile, kind, passed_at: null };
    }),
);

/** Brings a member back: at once, aside again when the server refuses. @returns null: no mark is left */
export const takeBack = createAppThunk(
  'aside/takeBack',
  ({ profile }: Omit<AsideRequest, 'kind'>, tools): Promise<AsideMark | null> =>
    act(profile, tools, async () => {
      const calls = await loadCalls();
      await calls.takeBack(profile, { signal: tools.signal });
      return null;
    }),
);

const markOf = ({ id, kind, passed_at }: AsideProfile): AsideMark => ({ id, kind, passed_at });

/** One act on a member after the other. When an answer is lost nobody knows what is true, so the list is asked for again. */
function act<Answer>(
  profile: string,
  { dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState },
  send: () => Promise<Answer>,
): Promise<Answer> {
  const me = selectOwnProfileId(getState());
  return inMemberTurn(profile, async () => {
    // While it waited for its turn somebody else may have come.
    if (me === null || selectOwnProfileId(getState()) !== me) throw new ApiError({ kind: 'aborted' });
    try {
      return await send();
    } catch (error) {
      const { kind } = failureOf(error);
      const known = getState().aside?.status === 'ready';
      if (known && kind !== 'refused' && kind !== 'aborted') void dispatch(fetchAside());
      throw error;
    }
  });
}
