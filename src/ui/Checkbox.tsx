// A tick box with its sentence.
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Input } from 'reactstrap';
import { FieldError } from './Field';
import './theme/form.scss';
import './theme/check.scss';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** 24 px box; the whole line is its label. */
export function Checkbox({ label, error, id, ref, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const invalid = error !== undefined && error !== '';
  return (
    <div className="field">
      <label className="check" htmlFor={inputId}>
        <Input
          {...rest}
          {...(ref === undefined ? {} : { innerRef: ref })}
          type="checkbox"
          id={inputId}
          invalid={invalid}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${inputId}-error` : rest['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      <FieldError id={inputId} error={error} />
    </div>
  );
}
