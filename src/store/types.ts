/** The types that every part of the store shares. */
import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
export type StartAppListening = TypedStartListening<RootState, AppDispatch>;
