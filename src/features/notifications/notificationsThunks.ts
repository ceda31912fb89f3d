/** Saves choices one request after the other: each carries the whole list, so two at once would undo each other. */
import { ApiError } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { selectUser, userReceived } from '@/core/auth/authSlice';
import type { NotificationType } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  choiceMade,
  choicesFailed,
  choicesSaved,
  savingBegan,
  selectSaving,
  selectTypesOff,
  selectWanted,
} from './notificationsSlice';

interface Choice {
  type: NotificationType;
  on: boolean;
  /** Takes the last change of this type back. */
  undo?: boolean;
}

/** Shows a choice at once and saves it, after those that are on their way. Never rejects: the notes say how it went. */
export const choose =
  (choice: Choice) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(choiceMade(choice));
    if (selectSaving(getState())) return;
    const account = idOf(getState());
    // Whoever logged out, or is somebody else by now, has other choices.
    while (idOf(getState()) === account && Object.keys(selectWanted(getState())).length > 0) {
      await saveAll(dispatch, getState);
    }
  };

const idOf = (state: RootState): string | null => selectUser(state)?.id ?? null;

/** E-mails are wanted again after a spam mark or an unsubscribe. Rejects with an ApiError when the server could not be told. */
export const turnMailsOn =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const account = idOf(getState());
    const signal = sessionSignal();
    const { updateUser } = await import('@/api/calls/user');
    const user = await updateUser({ emails_again: true }, { signal });
    if (idOf(getState()) === account) dispatch(userReceived(user));
  };

async function saveAll(dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const account = idOf(getState());
  const sent = selectWanted(getState());
  dispatch(savingBegan());
  const signal = sessionSignal();
  try {
    const { updateUser } = await import('@/api/calls/user');
    const user = await updateUser({ notifications_disabled: selectTypesOff(getState()) }, { signal });
    if (idOf(getState()) !== account) return;
    dispatch(choicesSaved({ sent, off: user.notifications_disabled }));
    dispatch(userReceived(user));
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : null;
    if (idOf(getState()) === account) dispatch(choicesFailed({ sent, failure }));
  }
}
