// @vitest-environment jsdom
/** Light, dark or as the device: what is shown, what is kept, and who follows. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import {
  chooseAppearance,
  chosenAppearance,
  followAppearance,
  parseAppearance,
  startAppearance,
} from './appearance';

const shown = () => document.documentElement.dataset.bsTheme;
const meta = (name: string) =>
  [...document.querySelectorAll('meta')].filter((found) => found.name === name).map(({ content }) => content);

/** A device whose own appearance can change. */
function device(dark: boolean) {
  const changes = new EventTarget();
  let matches = dark;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches,
    media,
    onchange: null,
    addEventListener: (kind: string, listener: EventListenerOrEventListenerObject) =>
      changes.addEventListener(kind, listener),
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  return (next: boolean) => {
    matches = next;
    changes.dispatchEvent(new Event('change'));
  };
}

beforeEach(() => {
  chooseAppearance('system');
  document.head.innerHTML =
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#fdfaf8" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0b1022" media="(prefers-color-scheme: dark)"><meta name="description" content="words">';
});

describe('what is stored [BX-26]', () => {
  it('is believed for the two explicit choices alone', () => {
    expect(parseAppearance('light')).toBe('light');
    expect(parseAppearance('dark')).toBe('dark');
    expect(parseAppearance(null)).toBe('system');
  });

  it('follows the device for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== 'light' && text !== 'dark');
        expect(parseAppearance(text)).toBe('system');
      }),
    );
  });

  it('comes back as it was chosen, whatever was chosen before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('system', 'light', 'dark'), { minLength: 1 }), (choices) => {
        choices.forEach((choice) => chooseAppearance(choice));
        expect(chosenAppearance()).toBe(choices.at(-1));
      }),
    );
  });
});

describe('the appearance [BX-26]', () => {
  it('is the device’s until something is chosen, and changes with it', () => {
    const turn = device(true);
    startAppearance();
    expect(shown()).toBe('dark');
    turn(false);
    expect(shown()).toBe('light');
    expect(meta('color-scheme')).toEqual(['light dark']);
  });

  it('is the chosen one on every device, also for the bars of the browser', () => {
    const turn = device(false);
    startAppearance();
    chooseAppearance('dark');
    turn(false);
    expect(shown()).toBe('dark');
    expect(meta('color-scheme')).toEqual(['dark']);
    expect(meta('theme-color')).toEqual(['#0b1022', '#0b1022']);
    expect(meta('description')).toEqual(['words']);
    chooseAppearance('system');
    expect(shown()).toBe('light');
    expect(meta('theme-color')).toEqual(['#fdfaf8', '#fdfaf8']);
    expect(localStorage.getItem(LOCAL_KEYS.appearance)).toBeNull();
  });

  it('follows another tab at once, and tells those who show the choice', () => {
    device(false);
    startAppearance();
    const tell = vi.fn<() => void>();
    const stop = followAppearance(tell);
    localStorage.setItem(LOCAL_KEYS.appearance, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.appearance }));
    expect(shown()).toBe('dark');
    expect(tell).toHaveBeenCalled();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toBe('light');
    stop();
    tell.mockClear();
    chooseAppearance('light');
    expect(tell).not.toHaveBeenCalled();
  });

  it('holds for the page where nothing can be stored', () => {
    device(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    chooseAppearance('dark');
    expect(shown()).toBe('dark');
    expect(chosenAppearance()).toBe('dark');
    vi.restoreAllMocks();
    chooseAppearance('system');
  });
});
