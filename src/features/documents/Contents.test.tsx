// @vitest-environment jsdom
/** The list beside a document follows what is being read. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { Contents } from './Contents';

const ENTRY = 40;
const sections = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`s${index}`, { title: `Section ${index}`, body: '' }]),
);

let tell: (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void = () =>
  undefined;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // Each entry is 40 px high, and the list shows ten of them.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return ENTRY * Number(/\d+$/.exec(this.textContent)?.[0] ?? 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ENTRY);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10 * ENTRY);
  await startI18n('en');
  await loadNamespaces(['common', 'documents']);
});
afterEach(() => vi.unstubAllGlobals());

it('marks the section that is read and keeps its entry in sight, down and up again', () => {
  const { store } = createTestStore();
  renderInRouter(
    store,
    <>
      <Contents sections={sections} />
      {Object.keys(sections).map((id) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  const current = () =>
    new Set(
      within(nav)
        .getAllByRole('link', { current: 'location' })
        .map(({ textContent }) => textContent),
    );
  const read = (id: string): void => {
    const target = document.getElementById(id);
    if (!target) throw new Error(`No section ${id}`);
    act(() => tell([{ target, isIntersecting: true }]));
  };
  const leave = (id: string): void => {
    const target = document.getElementById(id);
    if (target) act(() => tell([{ target, isIntersecting: false }]));
  };

  read('s2');
  expect(current()).toEqual(new Set(['Section 2']));
  expect(nav.scrollTop).toBe(0);
  leave('s2');
  read('s15');
  expect(current()).toEqual(new Set(['Section 15']));
  expect(15 * ENTRY).toBeGreaterThanOrEqual(nav.scrollTop);
  expect(16 * ENTRY).toBeLessThanOrEqual(nav.scrollTop + 10 * ENTRY);
  const below = nav.scrollTop;
  leave('s15');
  read('s14');
  expect(nav.scrollTop).toBe(below);
  leave('s14');
  read('s3');
  expect(nav.scrollTop).toBeLessThan(3 * ENTRY);
});
