/** The rhythm of asking after a payment. */
import { expect, it } from 'vitest';
import { pollDelay } from './pollDelay';

it('grows from 1 s by half a second, to 10 s at most [ST-03]', () => {
  expect([0, 1, 2, 18, 19, 500].map(pollDelay)).toEqual([1_000, 1_500, 2_000, 10_000, 10_000, 10_000]);
});
