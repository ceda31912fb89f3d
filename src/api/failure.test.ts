/** What a thrown value says about a call. */
import { describe, expect, it } from 'vitest';
import { ApiError, failureOf } from './failure';

describe('failureOf', () => {
  it('takes the failure of a call as it is', () => {
    const failure = { kind: 'server', status: 503 } as const;
    expect(failureOf(new ApiError(failure))).toBe(failure);
  });

  it('knows a call that was given up', () => {
    expect(failureOf(new DOMException('Given up.', 'AbortError'))).toEqual({ kind: 'aborted' });
  });

  it('takes code that could not be fetched for a call that never got out', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: https://vesper.test/a.js');
    expect(failureOf(error)).toEqual({ kind: 'offline' });
  });

  it.each([new TypeError('x is undefined'), 'text', null])('throws a defect on: %s', (defect) => {
    expect(() => failureOf(defect)).toThrow();
  });
});
