/** Everything that can go wrong with a call, as one serialisable union (contract, conventions). */
import { isChunkError } from '@/domain/chunkReload';

/** Details that the contract attaches to some codes; absent where the server sent none. */
export interface RefusalDetails {
  minutes?: number;
  until?: string;
  reason?: string;
  name?: string;
  limit?: number;
  resets_at?: string;
  /** Of a discount code that does not fit: what an order must cost at least (minor units), and where it counts. */
  minimum_order_value?: number;
  currency?: string;
  country?: string;
  /** Seconds until the same may be asked again, from the header Retry-After. */
  retry_after?: number;
}

export type Failure =
  /** The request never reached the server, or its answer never reached us. */
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  /** 5xx: the server failed; `status` is the HTTP status. */
  | { kind: 'server'; status: number }
  /** 4xx with the contract's code; `fields` holds a code for each refused field. */
  | {
      kind: 'refused';
      status: number;
      code: string;
      details: RefusalDetails;
      fields: Record<string, string>;
    }
  /** The answer is not what the contract says; `call` names the call, never its content. */
  | { kind: 'wrong_shape'; call: string };

/** A failed call. Only `failure` may be stored or shown. */
export class ApiError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`API call failed: ${failure.kind}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/**
 * @returns the failure behind any thrown value. A call whose code could not be loaded never reached the server either.
 * @throws the value itself when it is neither, being a defect of ours
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'aborted' };
  if (isChunkError(error)) return { kind: 'offline' };
  throw error;
}

/** @returns the contract's error code of a refusal, or null for every other failure. */
export function refusalCode(failure: Failure | null | undefined): string | null {
  return failure?.kind === 'refused' ? failure.code : null;
}
