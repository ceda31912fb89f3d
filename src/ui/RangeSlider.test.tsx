// @vitest-environment jsdom
// The two thumbs never cross and stay inside the range.
import fc from 'fast-check';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RangeSlider } from './RangeSlider';

// Many key strokes: on a busy machine they take longer than the default allows.
vi.setConfig({ testTimeout: 20_000 });

function Ages({ onCommit }: { onCommit?: (value: [number, number]) => void }) {
  const [value, setValue] = useState<[number, number]>([25, 58]);
  return (
    <RangeSlider
      label="Age"
      min={18}
      max={99}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      minLabel="Youngest"
      maxLabel="Oldest"
      formatValue={(age) => `${age} years`}
    />
  );
}

const thumb = (name: string): HTMLInputElement => screen.getByRole('slider', { name });

it('names both thumbs and says their values in words', () => {
  render(<Ages />);
  expect(thumb('Youngest').value).toBe('25');
  expect(thumb('Oldest').getAttribute('aria-valuetext')).toBe('58 years');
  expect(screen.getByRole('group', { name: 'Age' })).not.toBeNull();
});

it('moves one end and leaves the other', () => {
  render(<Ages />);
  fireEvent.change(thumb('Youngest'), { target: { value: '30' } });
  expect(thumb('Youngest').value).toBe('30');
  expect(thumb('Oldest').value).toBe('58');
});

it('never lets the thumbs cross, whatever the moves', () => {
  const { unmount } = render(<Ages />);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 18, max: 99 })), { maxLength: 8 }),
      (moves) => {
        for (const [isLow, to] of moves) {
          fireEvent.change(thumb(isLow ? 'Youngest' : 'Oldest'), { target: { value: String(to) } });
          expect(Number(thumb('Youngest').value)).toBeLessThanOrEqual(Number(thumb('Oldest').value));
        }
      },
    ),
    { numRuns: 25 },
  );
  unmount();
});

it('reports the end of a movement', () => {
  const onCommit = vi.fn<(value: [number, number]) => void>();
  render(<Ages onCommit={onCommit} />);
  fireEvent.change(thumb('Oldest'), { target: { value: '60' } });
  fireEvent.keyUp(thumb('Oldest'), { key: 'ArrowRight' });
  expect(onCommit).toHaveBeenCalledWith([25, 60]);
});
