// Date of birth as three native selects, in the order of the language.
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { FieldError, describedBy } from './Field';
import { Icon } from './Icon';
import './theme/form.scss';

export type DatePart = 'day' | 'month' | 'year';

/** Parts as the selects hold them: '' while not chosen, else '1'…'31', '1'…'12', '1970'. */
export interface DateOfBirthValue {
  day: string;
  month: string;
  year: string;
}

interface DateOfBirthFieldProps {
  label: ReactNode;
  value: DateOfBirthValue;
  onChange: (value: DateOfBirthValue) => void;
  onBlur?: (() => void) | undefined;
  labels: Record<DatePart, string>;
  /** Twelve month names, January first. */
  months: readonly string[];
  /** Years to choose from, in the order shown. */
  years: readonly number[];
  order?: readonly DatePart[] | undefined;
  help?: ReactNode;
  error?: string | undefined;
  name?: string | undefined;
  /** Reaches the first select, so that a form can focus it. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const DEFAULT_ORDER: readonly DatePart[] = ['day', 'month', 'year'];

/** A group of three selects with one label and one error. Whether the date exists is the caller's rule. */
export function DateOfBirthField({
  label,
  value,
  onChange,
  onBlur,
  labels,
  months,
  years,
  order = DEFAULT_ORDER,
  help,
  error,
  name = 'bday',
  ref,
}: DateOfBirthFieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== '';
  const options: Record<DatePart, readonly { value: string; text: string }[]> = {
    day: DAYS.map((day) => ({ value: day, text: day })),
    month: months.map((month, index) => ({ value: String(index + 1), text: month })),
    year: years.map((year) => ({ value: String(year), text: String(year) })),
  };
  return (
    <fieldset className="field" aria-describedby={describedBy(id, help, error)}>
      <legend className="form-label">{label}</legend>
      <div className="dob">
        {order.map((part, index) => (
          <div className={clsx('field-box', `dob-${part}`)} key={part}>
            <select
              ref={index === 0 ? ref : undefined}
              className={clsx('form-select', invalid && 'is-invalid')}
              name={`${name}-${part}`}
              autoComplete={`bday-${part}`}
              aria-label={labels[part]}
              aria-invalid={invalid || undefined}
              value={value[part]}
              onBlur={onBlur}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            >
              <option value="">{labels[part]}</option>
              {options[part].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </select>
            <span className="field-mark">
              <Icon as={ChevronDown} size={16} />
            </span>
          </div>
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
