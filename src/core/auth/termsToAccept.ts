/** Whether the terms have changed since this member accepted them. */
import { termsToAccept } from '@/domain/terms';
import type { RootState } from '@/store/rootReducer';
import { selectSettings } from '../settings/settingsSlice';
import type { User } from '@/domain/model';
import type { AppDispatch } from '@/store/types';
import { selectUser, userReceived } from './authSlice';

/** @returns the version to accept, epoch ms; null for a visitor, and while nothing has changed */
export const selectTermsToAccept = (state: RootState): number | null =>
  termsToAccept(selectUser(state)?.terms_accepted ?? null, selectSettings(state)?.added ?? null);

/**
 * Takes in the member whose acceptance was saved. Whoever logged out meanwhile is not brought back.
 * @param member id of the member who accepted
 */
export const termsAccepted =
  (user: User, member: string | null) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (user.id === member && selectUser(getState())?.id === member) dispatch(userReceived(user));
  };
