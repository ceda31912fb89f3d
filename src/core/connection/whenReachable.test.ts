// @vitest-environment jsdom
/** Parts of the app that are asked for without a network. */
import { describe, expect, it, vi } from 'vitest';
import { whenReachable } from './whenReachable';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part that cannot be fetched', () => {
  it('comes once the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing).mockResolvedValue('part');
    const arrived = whenReachable(load);
    await Promise.resolve();
    online.mockReturnValue(true);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(2);
    });
    await expect(arrived).resolves.toBe('part');
  });

  it('comes at once when the network is back by the time it is known to be missing', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing).mockResolvedValue('part');
    await expect(whenReachable(load)).resolves.toBe('part');
    online.mockRestore();
  });

  it('is an error while there is a network', async () => {
    await expect(whenReachable(missing)).rejects.toThrow('Failed to fetch');
  });
});
