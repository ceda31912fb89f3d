/** The root reducer. Slices inject themselves with the first module that needs them, so a route loads only its own state. */
import { combineSlices } from '@reduxjs/toolkit';

/** Each slice adds itself here by declaration merging, next to where it is injected. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices, LazyLoadedSlices>();

/** The whole state; a slice whose code has not arrived is absent. An interface, so that thunks in slices may refer to it. */
export interface RootState extends Partial<LazyLoadedSlices> {}
