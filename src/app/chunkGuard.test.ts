// @vitest-environment jsdom
/** The reload after a part of the page failed to load. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';
import { awaitReload, reloadOnce, watchChunks } from './chunkGuard';

const NOW = 1_800_000_000_000;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  return () => vi.unstubAllGlobals();
});

describe('chunk guard [RT-20] [ER-21]', () => {
  it('reloads once', () => {
    expect(reloadOnce(NOW)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload again within 60 s', () => {
    reloadOnce(NOW);
    expect(reloadOnce(NOW + 59_999)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(NOW + 60_000)).toBe(true);
  });

  it('never reloads without a place to remember it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(reloadOnce(NOW)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone while there is no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(NOW)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('believes no rubbish in storage', () => {
    sessionStorage.setItem(SESSION_KEYS.chunkReloadedAt, 'yesterday');
    expect(() => reloadOnce(NOW)).not.toThrow();
  });

  it('lets the error go on to whoever asked for the part', () => {
    watchChunks();
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
  });

  it('keeps the part waiting while the reload is under way, and no other error', async () => {
    reloadOnce(NOW);
    const settled = vi.fn<() => void>();
    void awaitReload(new TypeError('Failed to fetch dynamically imported module: /a.js')).finally(settled);
    await expect(awaitReload(new Error('a mistake of ours'))).rejects.toThrow('a mistake of ours');
    expect(settled).not.toHaveBeenCalled();
  });
});
