// One choice out of a few, each as large as a field: for questions that nobody has answered yet.
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Check } from 'lucide-react';
import { FieldError, describedBy } from './Field';
import { Icon } from './Icon';
import './theme/form.scss';
import './theme/choices.scss';

interface ChoicePillsProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** Reaches the first choice, for the focus after an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A radio group; arrows move the choice, and a check says which it is. */
export function ChoicePills<Value extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  ref,
}: ChoicePillsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describedBy(id, undefined, error)}>
      <legend className="form-label">{label}</legend>
      <div className={error === undefined ? 'choices' : 'choices choices-invalid'}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            <Icon as={Check} size={16} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
