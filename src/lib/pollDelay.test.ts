/** The rhythm of asking after a payment. */
import { expect, it } from 'vitest';
import { pollDelay } from './pollDelay';

it('grows from 1 s by half a second to 10 s [ST-03]', () => {
  expect([0, 1, 2, 18, 19, 29].map(pollDelay)).toEqual([1_000, 1_500, 2_000, 10_000, 10_000, 10_000]);
});

it('grows calmer for a payment that takes long, to one question a minute [ST-03]', () => {
  expect([30, 31, 39, 40, 500].map(pollDelay)).toEqual([15_000, 20_000, 60_000, 60_000, 60_000]);
});
