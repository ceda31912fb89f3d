/** Work that several tabs could do. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocks } from '@tests/factories/locks';
import { afterOtherTabs, unlessAnotherTab } from './oneTab';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Work that ends when it is told to. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn<() => Promise<void>>(() => promise), finish: () => resolve() };
}

describe('with locks [BX-28]', () => {
  it('leaves the work to the tab that is at it, and takes it up when that one is done', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const first = slowWork();
    const second = vi.fn<() => Promise<void>>().mockResolvedValue();
    const doing = unlessAnotherTab('poll', first.work);
    await expect(unlessAnotherTab('poll', second)).resolves.toBe(false);
    expect(second).not.toHaveBeenCalled();
    await expect(unlessAnotherTab('other', second)).resolves.toBe(true);
    first.finish();
    await expect(doing).resolves.toBe(true);
    await expect(unlessAnotherTab('poll', second)).resolves.toBe(true);
  });

  it('waits for its turn where the work must be done', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const first = slowWork();
    const second = vi.fn<() => Promise<void>>().mockResolvedValue();
    const doing = afterOtherTabs('poll', first.work);
    const waiting = afterOtherTabs('poll', second);
    await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
    expect(second).not.toHaveBeenCalled();
    first.finish();
    await Promise.all([doing, waiting]);
    expect(second).toHaveBeenCalledOnce();
  });

  it('hands on what the work throws, having done it once', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('defect'));
    await expect(unlessAnotherTab('poll', work)).rejects.toThrow('defect');
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('without locks [BX-28]', () => {
  it('does the work in every tab', async () => {
    vi.stubGlobal('navigator', {});
    const work = vi.fn<() => Promise<void>>().mockResolvedValue();
    await Promise.all([unlessAnotherTab('poll', work), unlessAnotherTab('poll', work)]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does the work where the browser refuses locks', async () => {
    const request = vi.fn<() => Promise<never>>().mockRejectedValue(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn<() => Promise<void>>().mockResolvedValue();
    await expect(unlessAnotherTab('poll', work)).resolves.toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });
});
