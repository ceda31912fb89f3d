// @vitest-environment jsdom
/** How much of a long list is drawn before the page has been measured. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrowingGrid } from './GrowingGrid';

const IDS = Array.from({ length: 200 }, (_, index) => `m${index}`);
const { getComputedStyle: read, innerWidth } = window;
const turn = (width: number): void =>
  void Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });

/** Without columns nothing can be measured. */
let columns: string | null = null;
beforeEach(() => {
  window.getComputedStyle = (element) => {
    const style = read(element);
    return columns !== null && element.matches('.card-grid')
      ? new Proxy(style, {
          get: (known, name): unknown =>
            name === 'gridTemplateColumns' ? columns : name === 'rowGap' ? '12px' : Reflect.get(known, name),
        })
      : style;
  };
});
afterEach(() => {
  window.getComputedStyle = read;
  turn(innerWidth);
  columns = null;
});

/** Opens the list as the way back does. @returns everybody who was drawn at any moment */
async function open(): Promise<Set<string>> {
  const drawn = new Set<string>();
  const draw = (id: string) => {
    drawn.add(id);
    return <p>{id}</p>;
  };
  render(<GrowingGrid ids={IDS} label="Members found" renderCard={draw} />);
  await act(() => vi.dynamicImportSettled());
  return drawn;
}

it('never draws all of a long list, on a turned phone neither, and is as high as all of it [BX-09]', async () => {
  for (const [width, tracks] of [
    [390, '180px 180px'],
    [844, '200px 200px 200px 200px'],
  ] as const) {
    turn(width);
    columns = tracks;
    const drawn = await open();
    expect(drawn.size).toBeLessThan(60);
    const list = screen.getAllByRole('list').at(-1);
    expect(Number.parseFloat(list?.style.paddingBottom ?? '')).toBeGreaterThan(5_000);
    expect(list?.querySelector('[aria-setsize="200"]')).not.toBeNull();
  }
});

it('draws everybody where nothing can be measured', async () => {
  turn(500);
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(IDS.length);
});
