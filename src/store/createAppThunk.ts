/** Thunks of this app: a failed call rejects with its {@link Failure}, a defect of ours is thrown on. */
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './types';

interface ThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: Failure;
}
interface ThunkTools {
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Names this run, as in the actions that it causes. */
  requestId: string;
  /** Ends with the session that the thunk began in, too: an act that waited for its turn or its code is nobody else's. */
  signal: AbortSignal;
}

/**
 * @param type the action type's prefix, e.g. `chats/fetch`
 * @param run the work; an ApiError it throws becomes the rejected action's payload
 * @param condition false skips the thunk altogether
 */
export function createAppThunk<Returned, Argument = void>(
  type: string,
  run: (argument: Argument, tools: ThunkTools) => Promise<Returned>,
  condition?: (argument: Argument, state: RootState) => boolean,
) {
  return createAsyncThunk<Returned, Argument, ThunkConfig>(
    type,
    async (argument, tools) => {
      const signal = AbortSignal.any([tools.signal, sessionSignal()]);
      try {
        return await run(argument, { ...tools, signal });
      } catch (error) {
        return tools.rejectWithValue(failureOf(error));
      }
    },
    condition && { condition: (argument, { getState }) => condition(argument, getState()) },
  );
}
