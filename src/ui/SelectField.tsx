// A native select with the design's frame.
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { Field, splitFrame } from './Field';
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
export function SelectField(props: SelectFieldProps) {
  const [frame, { after, options, placeholder, ref, ...rest }] = splitFrame(props);
  return (
    <Field {...frame} after={after}>
      {(control, invalid) => (
        <div className="field-box">
          <select {...rest} {...control} ref={ref} className={clsx('form-select', invalid && 'is-invalid')}>
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
      )}
    </Field>
  );
}
