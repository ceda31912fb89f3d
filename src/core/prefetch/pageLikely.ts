/** A page is likely opened next: its code and texts may be fetched ahead (its data never are, see app/likelyPages). */
import { createAction } from '@reduxjs/toolkit';
import type { RouteName } from '@/config/paths';

export const pageLikely = createAction<RouteName>('prefetch/pageLikely');
