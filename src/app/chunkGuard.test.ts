// @vitest-environment jsdom
/** The reload after a part of the page failed to load. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';

const NOW = 1_800_000_000_000;
const MISSING = new TypeError('Failed to fetch dynamically imported module: /a.js');
const reload = vi.fn<() => void>();
const version = vi.hoisted(() => ({ taken: Promise.withResolvers<void>() }));
vi.mock('./newVersion', () => ({ takeNewVersion: () => version.taken.promise }));

/** The guard of a page that has just been loaded. */
async function openPage() {
  vi.resetModules();
  return import('./chunkGuard');
}
const isReloaded = () => vi.waitUntil(() => reload.mock.calls.length === 1);

/** Somebody writes into a field of the page. */
function write(text: string): HTMLTextAreaElement {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

beforeEach(() => {
  reload.mockClear();
  version.taken = Promise.withResolvers<void>();
  version.taken.resolve();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('chunk guard [RT-20] [ER-21]', () => {
  it('reloads once, however many parts are missing', async () => {
    const { reloadOnce } = await openPage();
    expect(reloadOnce(false, NOW)).toBe(true);
    expect(reloadOnce(true, NOW)).toBe(true);
    expect(await isReloaded()).toBe(true);
  });

  it('does not reload again within 60 s', async () => {
    (await openPage()).reloadOnce(false, NOW);
    expect(await isReloaded()).toBe(true);
    expect((await openPage()).reloadOnce(true, NOW + 59_999)).toBe(false);
    expect((await openPage()).reloadOnce(true, NOW + 60_000)).toBe(true);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('never reloads without a place to remember it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { reloadOnce } = await openPage();
    expect(reloadOnce(true, NOW)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone while there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reloadOnce, onPartMissing } = await openPage();
    const told = vi.fn<() => void>();
    onPartMissing(told);
    expect(reloadOnce(true, NOW)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });

  it('does not reload a page by itself that holds what nothing else has', async () => {
    const { reloadOnce } = await openPage();
    const { holdPage } = await import('@/lib/pageHold');
    const [release, releaseOther] = [holdPage(), holdPage()];
    expect(reloadOnce(false, NOW)).toBe(false);
    release();
    expect(reloadOnce(false, NOW)).toBe(false);
    releaseOther();
    expect(reloadOnce(false, NOW)).toBe(true);
    expect(await isReloaded()).toBe(true);
  });

  it('believes no rubbish in storage', async () => {
    sessionStorage.setItem(SESSION_KEYS.chunkReloadedAt, 'yesterday');
    const { reloadOnce } = await openPage();
    expect(() => reloadOnce(true, NOW)).not.toThrow();
  });

  it('lets the error go on to whoever asked for the part', async () => {
    (await openPage()).watchChunks();
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(await isReloaded()).toBe(true);
  });

  it('keeps the page waiting while the reload is under way, and no other error', async () => {
    const { awaitReload } = await openPage();
    const settled = vi.fn<() => void>();
    void awaitReload(MISSING).finally(settled);
    await expect(awaitReload(new Error('a mistake of ours'))).rejects.toThrow('a mistake of ours');
    expect(await isReloaded()).toBe(true);
    expect(settled).not.toHaveBeenCalled();
  });

  it('lets a newer release take over first: the worker would bring the old one again', async () => {
    version.taken = Promise.withResolvers<void>();
    const { reloadOnce } = await openPage();
    reloadOnce(true, NOW);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    version.taken.resolve();
    expect(await isReloaded()).toBe(true);
  });
});

describe('somebody who has chosen a picture for a message', () => {
  it('is not interrupted by a part that does not come [BX-06] [BX-21]', async () => {
    const { reloadOnce } = await openPage();
    const tray = document.createElement('fieldset');
    tray.dataset['inHand'] = '';
    document.body.append(tray);
    expect(reloadOnce(false, NOW)).toBe(false);
    tray.remove();
    expect(reloadOnce(false, NOW)).toBe(true);
    expect(await isReloaded()).toBe(true);
  });
});

describe('somebody who is writing [BX-06] [BX-21]', () => {
  it('is not interrupted by a part that does not come, but told of it', async () => {
    const { watchChunks, onPartMissing } = await openPage();
    watchChunks();
    const told = vi.fn<() => void>();
    write('I was just about to');
    window.dispatchEvent(new Event('vite:preloadError'));
    onPartMissing(told);
    expect(told).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(told).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not interrupted either when the writing began while the newer release was on its way', async () => {
    version.taken = Promise.withResolvers<void>();
    const { watchChunks, onPartMissing } = await openPage();
    watchChunks();
    const told = vi.fn<() => void>();
    onPartMissing(told);
    window.dispatchEvent(new Event('vite:preloadError'));
    write('By the way');
    version.taken.resolve();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
  });

  it('has left for a page that does not come: there is nothing to interrupt', async () => {
    const { watchChunks, awaitReload } = await openPage();
    watchChunks();
    write('Never mind');
    window.dispatchEvent(new Event('vite:preloadError'));
    void awaitReload(MISSING);
    expect(await isReloaded()).toBe(true);
  });

  it.each([
    ['sent it', (field: HTMLTextAreaElement) => (field.value = '')],
    ['left the field behind', (field: HTMLTextAreaElement) => field.remove()],
  ])('has %s: the page may be reloaded', async (_, finish) => {
    (await openPage()).watchChunks();
    finish(write('Hello'));
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(await isReloaded()).toBe(true);
  });
});
