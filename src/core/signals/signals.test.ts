// @vitest-environment jsdom
/** Sound and notice: what is kept, and who follows. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { chooseSignal, followSignals, isSignalOn } from './signals';

afterEach(() => {
  vi.restoreAllMocks();
  chooseSignal('sound', true);
});

describe('a signal [ST-15]', () => {
  it('is on until it is turned off, each for itself', () => {
    expect([isSignalOn('sound'), isSignalOn('notice')]).toEqual([true, true]);
    chooseSignal('sound', false);
    expect([isSignalOn('sound'), isSignalOn('notice')]).toEqual([false, true]);
    chooseSignal('sound', true);
    expect(isSignalOn('sound')).toBe(true);
    expect(localStorage.getItem(LOCAL_KEYS.quiet)).toBeNull();
  });

  it('follows the other tabs, and tells those who show it until they are gone', () => {
    const tell = vi.fn<() => void>();
    const stop = followSignals(tell);
    localStorage.setItem(LOCAL_KEYS.quiet, '1');
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.quiet }));
    expect(isSignalOn('sound')).toBe(false);
    chooseSignal('sound', true);
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
    chooseSignal('sound', false);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('holds for the page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    chooseSignal('sound', false);
    expect(isSignalOn('sound')).toBe(false);
  });
});
