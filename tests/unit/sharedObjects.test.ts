/** What a file of tests changes of a page's own classes is not found by the next one. */
import { expect, it, vi } from 'vitest';
import { rememberObjects } from '../sharedObjects';

class Box {
  #top = 0;
  get top(): number {
    return this.#top;
  }
  set top(top: number) {
    this.#top = top;
  }
}

it('undoes a spy on getter and setter, which the runner itself brings back', () => {
  const putBack = rememberObjects([Box.prototype]);
  const before = Object.getOwnPropertyDescriptor(Box.prototype, 'top');
  vi.spyOn(Box.prototype, 'top', 'get').mockReturnValue(-1);
  vi.spyOn(Box.prototype, 'top', 'set').mockImplementation(() => undefined);
  vi.restoreAllMocks();
  putBack();
  expect(Object.getOwnPropertyDescriptor(Box.prototype, 'top')).toEqual(before);
  const box = new Box();
  box.top = 7;
  expect(box.top).toBe(7);
});

it('removes what was put on an object, sets again what was taken from it, and leaves the notes of React', () => {
  const page: Record<string, unknown> = { kept: 1, taken: 2, changed: 3 };
  const putBack = rememberObjects([page]);
  Object.defineProperty(page, 'new', { value: 4, configurable: true });
  delete page['taken'];
  page['changed'] = 5;
  page['_reactListening1'] = true;
  putBack();
  expect(page).toEqual({ kept: 1, taken: 2, changed: 3, _reactListening1: true });
  expect('new' in page).toBe(false);
});
