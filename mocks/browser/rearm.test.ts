// @vitest-environment jsdom
/** The mock of a page is armed again when its worker is another one, or when the console hears nothing from it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOCK_REARM } from '@/config/testerPages';
import { keepArmed } from './rearm';

/** As much of a worker as matters: that it is another one. */
const worker = () => new EventTarget();
const container = Object.assign(new EventTarget(), { controller: worker() });
/** A page arms for as long as it lives, so each test has a way of its own to do it. */
let start = vi.fn<() => Promise<ServiceWorker | null>>();
const settled = () => vi.waitFor(() => expect(start).toHaveBeenCalled());
const change = (to: EventTarget) => {
  container.controller = to;
  container.dispatchEvent(new Event('controllerchange'));
};

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  start = vi.fn<() => Promise<ServiceWorker | null>>().mockResolvedValue(null);
});
afterEach(() => vi.unstubAllGlobals());

it('follows a newer worker, and not the one that it has [BX-07]', async () => {
  const first = container.controller;
  keepArmed(start);
  change(first);
  expect(start).not.toHaveBeenCalled();
  change(worker());
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

it('follows the wish of the console, once at a time, and again after a failure [BX-07]', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail: (reason: Error) => void = () => undefined;
  start.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  keepArmed(start);
  window.dispatchEvent(new Event(MOCK_REARM));
  window.dispatchEvent(new Event(MOCK_REARM));
  expect(start).toHaveBeenCalledOnce();
  fail(new Error('no worker'));
  await vi.waitFor(() => expect(complain).toHaveBeenCalledOnce());
  await Promise.resolve();
  window.dispatchEvent(new Event(MOCK_REARM));
  expect(start).toHaveBeenCalledTimes(2);
});
