// One choice out of two to four, as segments of a bar.
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { FieldError, describedBy } from './Field';
import './theme/form.scss';
import './theme/segments.scss';

interface SegmentedControlProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A radio group; arrows move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  hideLabel = false,
  help,
  error,
  ref,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, help, error)}>
      <legend className={hideLabel ? 'visually-hidden' : 'form-label'}>{label}</legend>
      <div className="segments">
        {options.map((option, index) => (
          <label key={option.value} className="segment">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onBlur={onBlur}
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
