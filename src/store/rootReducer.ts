/** The root reducer. Slices inject themselves with the first module that needs them, so a route loads only its own state. */
import { combineSlices } from '@reduxjs/toolkit';

/** Each slice adds itself here by declaration merging, next to where it is injected. */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into by every slice's own module
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices, LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
