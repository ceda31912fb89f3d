// A span between two thumbs, such as an age range; two native range inputs.
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import './theme/form.scss';
import './theme/range.scss';

interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  /** Lower and upper end. */
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** After the movement: release or key. */
  onCommit?: ((value: [number, number]) => void) | undefined;
  minLabel: string;
  maxLabel: string;
  /** The span in words, right of the label ("25–58"). */
  valueText?: string | undefined;
  /** One end in words for screen readers. */
  formatValue?: ((value: number) => string) | undefined;
}

/** Two thumbs that never cross. Arrows, Page Up and Down, Home and End work as in any range input. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  minLabel,
  maxLabel,
  valueText,
  formatValue = String,
}: RangeSliderProps) {
  const id = useId();
  const [low, high] = value;
  const span = Math.max(max - min, 1);
  const share = (at: number): number => (at - min) / span;

  function moveLow(event: ChangeEvent<HTMLInputElement>): void {
    onChange([Math.min(event.target.valueAsNumber, high), high]);
  }
  function moveHigh(event: ChangeEvent<HTMLInputElement>): void {
    onChange([low, Math.max(event.target.valueAsNumber, low)]);
  }
  const commit = onCommit === undefined ? undefined : () => onCommit([low, high]);
  const shared = { min, max, step, onPointerUp: commit, onKeyUp: commit } as const;

  return (
    <fieldset className="field">
      <legend className="visually-hidden">{label}</legend>
      <div className="field-head" aria-hidden="true">
        <span className="form-label" id={`${id}-label`}>
          {label}
        </span>
        <span className="small strong num">{valueText ?? `${low}–${high}`}</span>
      </div>
      <div className="range" style={{ '--from': share(low), '--to': share(high) }}>
        <span className="range-fill" />
        <input
          {...shared}
          type="range"
          aria-label={minLabel}
          aria-valuetext={formatValue(low)}
          value={low}
          onChange={moveLow}
          // Both thumbs at the right end: the lower one must stay reachable.
          style={{ zIndex: low > min + span / 2 ? 2 : 1 }}
        />
        <input
          {...shared}
          type="range"
          aria-label={maxLabel}
          aria-valuetext={formatValue(high)}
          value={high}
          onChange={moveHigh}
          style={{ zIndex: 1 }}
        />
      </div>
    </fieldset>
  );
}
