/** Whether the terms have changed since this member accepted them. */
import { termsToAccept } from '@/domain/terms';
import type { RootState } from '@/store/rootReducer';
import { selectSettings } from '../settings/settingsSlice';
import { selectUser } from './authSlice';

/** @returns the version to accept, epoch ms; null for a visitor, and while nothing has changed */
export const selectTermsToAccept = (state: RootState): number | null =>
  termsToAccept(selectUser(state)?.terms_accepted ?? null, selectSettings(state)?.added ?? null);
