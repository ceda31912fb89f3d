// @vitest-environment jsdom
/** What every import of the built program goes through. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importAhead, importPart } from './importPart';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const told = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();

/** An import as the bundler writes it: its text names the file. */
function importing(file: string, load: () => Promise<unknown>): () => Promise<unknown> {
  return Object.assign(() => load(), { toString: () => `()=>import("./${file}")` });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  window.addEventListener('vite:preloadError', told);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', told);
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('without a network [BX-25]', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  it('imports nothing that nobody has kept: the browser would never ask for it again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = vi.fn<() => Promise<unknown>>();
    await expect(importPart(importing('a.js', load))).rejects.toThrow('dynamically imported module');
    expect(load).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    load.mockResolvedValue('part');
    await expect(importPart(importing('a.js', load))).resolves.toBe('part');
  });

  it('imports what the worker has kept', async () => {
    fetched.mockResolvedValue(new Response('export {}'));
    await expect(importPart(importing('a.js', () => Promise.resolve('part')))).resolves.toBe('part');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/a\.js$/u));
  });

  it('takes an address that the text of the import does not show', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 504 }));
    const load = vi.fn<() => Promise<unknown>>();
    await expect(importPart(load, [], './texts.js')).rejects.toThrow('texts.js');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a part that does not come', () => {
  it('is told, and the error goes on to whoever asked [RT-20]', async () => {
    await expect(importPart(() => Promise.reject(MISSING))).rejects.toBe(MISSING);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is nobody's trouble when it was only asked for ahead", async () => {
    await importAhead(() => importPart(() => Promise.reject(MISSING)));
    expect(told).not.toHaveBeenCalled();
    await expect(importPart(() => Promise.reject(MISSING))).rejects.toBe(MISSING);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('the styles of a part', () => {
  const link = () => document.head.querySelector('link');

  it('are there before the part is shown, and asked for once', async () => {
    const shown = vi.fn<(part: unknown) => void>();
    const load = () => Promise.resolve('part');
    void importPart(load, ['/assets/one.css']).then(shown);
    void importPart(load, ['/assets/one.css']).then(shown);
    await Promise.resolve();
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    expect(shown).not.toHaveBeenCalled();
    link()?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  });

  it('may fail, and are asked for again', async () => {
    const failing = importPart(() => Promise.resolve('part'), ['/assets/two.css']);
    link()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('Unable to preload CSS');
    expect(told).toHaveBeenCalledTimes(1);
    const again = importPart(() => Promise.resolve('part'), ['/assets/two.css']);
    link()?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBe('part');
  });

  it('are waited for when the empty page has asked for them', async () => {
    const there = document.head.appendChild(document.createElement('link'));
    there.href = '/assets/four.css';
    there.dataset.ahead = '';
    const shown = vi.fn<(part: unknown) => void>();
    void importPart(() => Promise.resolve('part'), ['/assets/four.css']).then(shown);
    // Everything but the style is here by then.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    expect(shown).not.toHaveBeenCalled();
    there.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  });

  it('and its scripts are not asked for when the page has them', async () => {
    const there = document.head.appendChild(document.createElement('link'));
    there.href = '/assets/three.css';
    await expect(
      importPart(() => Promise.resolve('part'), ['/assets/three.css', '/assets/b.js']),
    ).resolves.toBe('part');
    expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['', 'modulepreload']);
  });
});
