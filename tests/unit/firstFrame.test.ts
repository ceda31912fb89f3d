// @vitest-environment jsdom
/** The script of a page made ahead starts the app once, however slowly the page comes and wherever its tab is. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '@tests/factories/required';
import { firstFrame } from '../../scripts/prerender/firstFrame';

const NAMES = { appearance: 'appearance', variant: 'variant' };
const ENTRY = 'data:text/javascript,';

const frames: (() => void)[] = [];
const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
};
const isLoading = (loading: boolean): void => {
  Object.defineProperty(document, 'readyState', {
    configurable: true,
    get: () => (loading ? 'loading' : 'interactive'),
  });
};
const arrive = (): void => {
  document.body.innerHTML = `<div id="root" data-page="home en"></div><template data-entry="${ENTRY}"><meta name="later"></template>`;
};
const starts = (): number => document.head.querySelectorAll('meta[name=later]').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  frames.length = 0;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  isLoading(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the first script of a page made ahead [BX-16] [RT-16]', () => {
  it('starts the app after the frame that is painted first, and once', () => {
    arrive();
    firstFrame(NAMES);
    paint();
    expect(starts()).toBe(0);
    paint();
    expect(starts()).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(starts()).toBe(1);
  });

  it('waits for the end of a page that is painted while it is still coming', () => {
    isLoading(true);
    firstFrame(NAMES);
    paint();
    paint();
    vi.advanceTimersByTime(10_000);
    expect(starts()).toBe(0);
    arrive();
    isLoading(false);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(starts()).toBe(1);
  });

  it('waits for the first paint itself where the browser tells of it', () => {
    const told: PerformanceObserverCallback[] = [];
    class Observer {
      static readonly supportedEntryTypes = ['paint'];
      readonly observe = vi.fn<() => void>();
      constructor(tell: PerformanceObserverCallback) {
        told.push(tell);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const tell = (name: string): void => {
      const observer = Object.assign(new Observer(() => undefined), {
        disconnect: () => undefined,
        takeRecords: () => [],
      });
      const entries = {
        getEntries: () => [],
        getEntriesByType: () => [],
        getEntriesByName: (asked: string) => (asked === name ? [new PerformanceMark(name)] : []),
      };
      told[0]?.(entries, observer);
    };
    arrive();
    firstFrame(NAMES);
    paint();
    paint();
    tell('first-paint');
    expect(starts()).toBe(0);
    tell('first-contentful-paint');
    expect(starts()).toBe(1);
  });

  it.each([
    ['goes', 'load', []],
    ['stays without one of the whole sheets', 'error', ['@media all {.a {}}']],
  ])('its part of the sheets %s', async (_, end, left) => {
    document.head.innerHTML = '<style>@media all{.a{}}[data-look="0"]{width:1px}</style>';
    arrive();
    const template = required(document.querySelector('template'));
    template.innerHTML = '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/b.css">';
    firstFrame(NAMES);
    paint();
    paint();
    const [first, second] = document.head.querySelectorAll('link');
    const rules = () =>
      [...(document.head.querySelector('style')?.sheet?.cssRules ?? [])].filter(
        (rule) => rule instanceof CSSMediaRule,
      );
    required(first).dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(rules()).toHaveLength(1);
    required(second).dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(rules()).toHaveLength(1);
    // It is asked for once more, in its place.
    const again = required(document.head.querySelectorAll('link')[1]);
    expect(again).not.toBe(second);
    expect(again.getAttribute('href')).toBe('/b.css');
    again.dispatchEvent(new Event(end));
    await vi.advanceTimersByTimeAsync(0);
    expect(rules()).toHaveLength(left.length);
    expect(document.head.querySelector('style')?.sheet?.cssRules).toHaveLength(left.length + 1);
  });

  it('starts the app in a tab that is never painted', () => {
    arrive();
    firstFrame(NAMES);
    vi.advanceTimersByTime(3_000);
    expect(starts()).toBe(1);
  });
});
