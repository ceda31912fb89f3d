/** The place where middleware and state that arrive with a later chunk hook into the running store. */
import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Dispatch } from '@reduxjs/toolkit';

export const lateMiddleware = createDynamicMiddleware();

const stores = new Set<Dispatch>();
lateMiddleware.addMiddleware(({ dispatch }) => {
  stores.add(dispatch);
  return (next) => (action) => next(action);
});

const storeExtended = createAction('store/extended');

/**
 * Lets the running stores take in what a chunk has just added. Otherwise the first component that uses it would
 * change the state while it renders.
 */
export function extendStores(): void {
  stores.forEach((dispatch) => dispatch(storeExtended()));
}
