// @vitest-environment jsdom
/** A newer release takes over from the worker of the old one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_VERSION_PATIENCE_MS } from '@/config/limits';
import { reloadNewest, takeNewVersion } from './newVersion';

class Worker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
}
interface Registration {
  installing: Worker | null;
  waiting: Worker | null;
  update: () => Promise<void>;
}

/** A browser whose worker is in charge, and what is found when it looks for another. */
function browser(
  registration: Registration | undefined,
  controller: Worker | null = new Worker('activated'),
) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return workers;
}
const nothing = () => Promise.resolve();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('takeNewVersion [BX-21] [RT-20]', () => {
  it('tells the one that waits, and goes on when it is in charge', async () => {
    const waiting = new Worker('installed');
    const workers = browser({ installing: null, waiting, update: nothing });
    const taken = vi.fn<() => void>();
    void takeNewVersion().then(taken);
    await vi.waitFor(() =>
      expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }),
    );
    expect(taken).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  });

  it('waits for one that is being installed', async () => {
    const installing = new Worker('installing');
    const registration: Registration = { installing, waiting: null, update: nothing };
    const workers = browser(registration);
    const taken = vi.fn<() => void>();
    void takeNewVersion().then(taken);
    await vi.advanceTimersByTimeAsync(100);
    Object.assign(registration, { installing: null, waiting: installing });
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    await vi.waitFor(() => expect(installing.postMessage).toHaveBeenCalledTimes(1));
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['there is no newer one', { installing: null, waiting: null, update: nothing }],
    [
      'it cannot look',
      { installing: null, waiting: null, update: () => Promise.reject(new TypeError('no network')) },
    ],
    ['nothing is registered', undefined],
  ])('goes on when %s', async (_, registration) => {
    browser(registration);
    await expect(takeNewVersion()).resolves.toBeUndefined();
  });

  it('goes on at once where no worker is in charge: the network brings the newest', async () => {
    browser({ installing: null, waiting: new Worker('installed'), update: nothing }, null);
    await expect(takeNewVersion()).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(takeNewVersion()).resolves.toBeUndefined();
  });

  it('does not wait for ever', async () => {
    browser({ installing: new Worker('installing'), waiting: null, update: nothing });
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    void reloadNewest();
    await vi.advanceTimersByTimeAsync(NEW_VERSION_PATIENCE_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
