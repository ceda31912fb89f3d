// @vitest-environment jsdom
/** The current entry of a row that scrolls stands in the middle of it, also once its letters have come. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentInView } from './useCurrentInView';

let left = 0;
let come: () => void;
let letters: Promise<void>;
beforeEach(() => {
  left = 300;
  letters = new Promise((resolve) => {
    come = resolve;
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: letters } });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('nav');
    return new DOMRect(row === null || this === row ? 0 : left - row.scrollLeft);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

function Row() {
  return (
    <nav ref={useCurrentInView<HTMLElement>('b')}>
      <span>a</span>
      <span aria-current="page">b</span>
    </nav>
  );
}

/** The letters have come, and made what stands before the current entry wider. */
async function widen(): Promise<void> {
  left = 320;
  come();
  await letters;
}

it('stands right at first, and again when its letters have come', async () => {
  render(<Row />);
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(300);
  await widen();
  expect(row.scrollLeft).toBe(320);
});

it('stays where somebody has scrolled it meanwhile', async () => {
  render(<Row />);
  const row = screen.getByRole('navigation');
  row.scrollLeft = 12;
  await widen();
  expect(row.scrollLeft).toBe(12);
});
