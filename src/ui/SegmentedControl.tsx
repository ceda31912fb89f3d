// One choice out of two to four, as segments of a bar.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError, describedBy } from './Field';
import './theme/form.scss';
import './theme/segments.scss';

interface SegmentedControlProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
}

/** A radio group; arrows move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  hideLabel = false,
  help,
  error,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, help, error)}>
      <legend className={hideLabel ? 'visually-hidden' : 'form-label'}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && help !== null && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
