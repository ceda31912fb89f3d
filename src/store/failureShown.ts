/** What a page says of a query that failed. */
import type { Failure } from '@/api/failure';
import { failureIn } from './query';

/**
 * @param error the query's error field
 * @returns null for none; an error that is none of ours is one of loading: the code of a call did not come
 */
export const failureShown = (error: unknown): Failure | null =>
  error === undefined ? null : (failureIn(error) ?? { kind: 'offline' });
