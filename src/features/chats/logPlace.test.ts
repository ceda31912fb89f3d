// @vitest-environment jsdom
/** Which row the top of the view cuts off, so that its day can stand above it. */
import { expect, it } from 'vitest';
import { rowAtTop } from './logPlace';

/** Rows below each other, each 50 px high, the view scrolled down by some pixels; a day has its name in the middle. */
function logOf(rows: string, scrolled: number): HTMLElement {
  const log = document.createElement('div');
  const place = (element: Element, top: number, height: number): void => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  };
  place(log, 100, 500);
  rows.split('').forEach((kind, index) => {
    const row = document.createElement('div');
    row.dataset['row'] = `${kind}${index}`;
    row.innerHTML = kind === 'd' ? '<div class="day-pill"><span></span></div>' : '<div class="bubble"></div>';
    const top = 100 - scrolled + index * 50;
    place(row, top, 50);
    const name = row.querySelector('span');
    if (name) place(name, top + 15, 25);
    log.append(row);
  });
  return log;
}

it('is the first row in sight once its day has scrolled away [BX-13]', () => {
  expect(rowAtTop(logOf('dmmm', 60))).toBe('m1');
  expect(rowAtTop(logOf('dmmm', 120))).toBe('m2');
});

it('is none where a day stands at the top itself, or comes to stand there [BX-13]', () => {
  expect(rowAtTop(logOf('dmmm', 0))).toBeNull();
  expect(rowAtTop(logOf('dmmm', 30))).toBeNull();
  expect(rowAtTop(logOf('dmmdm', 130))).toBeNull();
});

it('is none where few rows stand at the bottom, or nothing is laid out [BX-13]', () => {
  expect(rowAtTop(logOf('dm', -300))).toBeNull();
  expect(rowAtTop(document.createElement('div'))).toBeNull();
});
