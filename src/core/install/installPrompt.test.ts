// @vitest-environment jsdom
/** The browser's offer to install the site: kept, used once, never shown by the browser itself. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as installPrompt from './installPrompt';

let kept: typeof installPrompt;
beforeEach(async () => {
  vi.resetModules();
  kept = await import('./installPrompt');
  kept.keepInstallPrompt();
});

/** What Chromium sends when the site could be installed. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  window.dispatchEvent(event);
  return { event, prompt };
}

describe('the offer of the browser [NV-05]', () => {
  it('is kept, and asks nobody by itself', () => {
    const told = vi.fn<() => void>();
    kept.onInstallChange(told);
    const { event, prompt } = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(kept.canInstall()).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
    expect(prompt).not.toHaveBeenCalled();
  });

  it.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('serves once: %s', async (outcome, installed) => {
    const { prompt } = offer(outcome);
    await expect(kept.installApp()).resolves.toBe(installed);
    expect(kept.canInstall()).toBe(false);
    await expect(kept.installApp()).resolves.toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('is over when the site was installed by the menu of the browser', () => {
    const told = vi.fn<() => void>();
    offer();
    const end = kept.onInstallChange(told);
    window.dispatchEvent(new Event('appinstalled'));
    expect(kept.canInstall()).toBe(false);
    end();
    offer();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is none when it brings no way to follow it', () => {
    window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
    expect(kept.canInstall()).toBe(false);
  });
});
