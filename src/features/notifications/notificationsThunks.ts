/** Saves choices one after the other: each is brought into the server's latest list, so two at once would undo each other. */
import { ApiError } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { TAB_LOCKS } from '@/config/storageKeys';
import { idOf, learnUser } from '@/core/auth/authThunks';
import { writeInSession, writeUser } from '@/core/auth/writeInSession';
import type { NotificationType } from '@/domain/model';
import { withChoices } from '@/domain/notificationChoices';
import { afterOtherTabs } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  choiceMade,
  choicesFailed,
  choicesSaved,
  savingBegan,
  selectSaving,
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

/**
 * E-mails are wanted again after a spam mark or an unsubscribe.
 * Rejects with an ApiError when the server could not be told, and when it keeps them off although it was.
 */
export const turnMailsOn =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const signal = sessionSignal();
    const { updateUser } = await import('@/api/calls/user');
    const user = await writeUser({ dispatch, getState }, () =>
      updateUser({ emails_again: true }, { signal }),
    );
    if (user.disabled_reason !== null) throw new ApiError({ kind: 'wrong_shape', call: 'PUT user.php' });
  };

/** Brings what this member wants into the list that the server has by now: other tabs and devices have choices, too. */
async function saveAll(dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const account = idOf(getState());
  const tools = { dispatch, getState };
  const signal = sessionSignal();
  let sent = selectWanted(getState());
  const save = async (): Promise<void> => {
    const { getCurrentUser, updateUser } = await import('@/api/calls/user');
    const latest = await getCurrentUser({ signal });
    if (latest === null || latest.id !== account || idOf(getState()) !== account) {
      // The session is over, or somebody else's by now, who has not chosen this.
      learnUser(latest, account, tools);
      throw new ApiError({ kind: 'aborted' });
    }
    sent = selectWanted(getState());
    const notifications_disabled = withChoices(latest.notifications_disabled, sent);
    const user = await writeUser(tools, () => updateUser({ notifications_disabled }, { signal }));
    dispatch(choicesSaved({ sent, off: user.notifications_disabled }));
  };
  dispatch(savingBegan());
  try {
    // Nor does another tab change the list between the answer and the change.
    await writeInSession(tools, () => afterOtherTabs(TAB_LOCKS.notices, save));
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : null;
    if (idOf(getState()) === account) dispatch(choicesFailed({ sent, failure }));
  }
}
