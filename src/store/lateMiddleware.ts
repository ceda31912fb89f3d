/** The place where middleware that arrives with a later chunk hooks into the running store. */
import { createDynamicMiddleware } from '@reduxjs/toolkit';

export const lateMiddleware = createDynamicMiddleware();
