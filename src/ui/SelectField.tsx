// A native select with the design's frame.
import { useId } from 'react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { Field, describedBy } from './Field';
import type { FieldFrame } from './Field';
import { Icon } from './Icon';
import './theme/form.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  options: readonly SelectOption[];
  /** First, empty choice ("Choose a country"). */
  placeholder?: string | undefined;
  after?: ReactNode;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Labelled native select. */
export function SelectField({
  label,
  help,
  error,
  hideLabel,
  aside,
  after,
  options,
  placeholder,
  id,
  ref,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const invalid = error !== undefined && error !== '';
  return (
    <Field
      id={inputId}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      aside={aside}
      after={after}
    >
      <div className="field-box">
        <select
          {...rest}
          ref={ref}
          id={inputId}
          className={clsx('form-select', invalid && 'is-invalid')}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(inputId, help, error)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="field-mark">
          <Icon as={ChevronDown} size={16} />
        </span>
      </div>
    </Field>
  );
}
