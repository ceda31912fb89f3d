import { describe, expect, it, vi } from 'vitest';
import { Watched } from './watched';

describe('a watched value', () => {
  it('is told when it is another one, and not after the end of watching', () => {
    const place = new Watched<string | null>(null);
    const listener = vi.fn<() => void>();
    const stop = place.subscribe(listener);
    place.set('one');
    expect(place.get()).toBe('one');
    expect(listener).toHaveBeenCalledOnce();
    place.set('one');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    place.set(null);
    expect(listener).toHaveBeenCalledOnce();
    expect(place.get()).toBeNull();
  });
});
