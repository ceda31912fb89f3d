/** The types that every part of the store shares. */
import type { MiddlewareAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
/** What effects need of the store. */
export type StoreApi = MiddlewareAPI<AppDispatch, RootState>;
export type StartAppListening = TypedStartListening<RootState, AppDispatch>;
