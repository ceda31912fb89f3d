// @vitest-environment jsdom
/** The worker of the site: what is told of a newer one, and how seldom a page looks for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_VERSION_LOOK_MS } from '@/config/limits';
import { registerServiceWorker } from './serviceWorker';

class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: object | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());
}
let registration: Registration;
const told = vi.fn<() => void>();

/** A browser with a worker in charge, or on a first visit without one. */
async function visit(
  controller: object | null,
  registers = true,
  ready: unknown = new Promise(() => undefined),
) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready,
    register: () => (registers ? Promise.resolve(registration) : Promise.reject(new Error('forbidden'))),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  await registerServiceWorker(told);
  return workers;
}
const turnTo = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer release [BX-21]', () => {
  it('is told when it waits from before, and when it comes', async () => {
    registration.waiting = {};
    await visit({});
    expect(told).toHaveBeenCalledTimes(1);
    const installing = new EventTarget();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is none on a first visit, which the first worker takes over', async () => {
    registration.waiting = {};
    const workers = await visit(null);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(told).not.toHaveBeenCalled();
    // Another tab has taken a newer one.
    workers.dispatchEvent(new Event('controllerchange'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is nothing to wait for where the browser forbids workers', async () => {
    await expect(visit(null, false)).resolves.toBeDefined();
    turnTo();
    await vi.advanceTimersByTimeAsync(2 * NEW_VERSION_LOOK_MS);
    expect(registration.update).not.toHaveBeenCalled();
  });
});

describe('the look for it [BX-21]', () => {
  it('is one, however often somebody comes back [ST-22]', async () => {
    await visit({});
    for (let times = 0; times < 20; times += 1) turnTo();
    expect(registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(NEW_VERSION_LOOK_MS - 1);
    vi.setSystemTime(Date.now() + 1);
    for (const event of ['online', 'pageshow', 'focus']) window.dispatchEvent(new Event(event));
    turnTo();
    turnTo();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('comes by itself in a page that stays in front, and never unseen', async () => {
    await visit({});
    await vi.advanceTimersByTimeAsync(4 * NEW_VERSION_LOOK_MS);
    expect(registration.update).toHaveBeenCalledTimes(4);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(4 * NEW_VERSION_LOOK_MS);
    expect(registration.update).toHaveBeenCalledTimes(4);
  });

  it('that fails is made again', async () => {
    registration.update.mockRejectedValue(new TypeError('no network'));
    await visit({});
    await vi.advanceTimersByTimeAsync(2 * NEW_VERSION_LOOK_MS);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('what a first visit loads [BX-25]', () => {
  it('is kept, also what comes while the worker is taking over', async () => {
    const kept = vi.fn<(message: unknown) => void>();
    const loaded = ['/assets/a.js'];
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
      loaded.map((name) => ({ name, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => name })),
    );
    const workers = await visit(null, true, Promise.resolve({ active: { postMessage: kept } }));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    loaded.push('/assets/b.js');
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
    // Asked for before, and here after.
    loaded.push('/assets/c.js');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(kept).toHaveBeenLastCalledWith({ type: 'KEEP_ASSETS', urls: loaded });
  });
});
