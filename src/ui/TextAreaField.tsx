// A text of several lines, with an optional count of characters.
import { useId } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { clsx } from 'clsx';
import { Field, describedBy } from './Field';
import type { FieldFrame } from './Field';
import './theme/form.scss';

interface TextAreaFieldProps extends FieldFrame, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shown right of the label, as formatted by the caller ("49 / 500"). */
  count?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Labelled textarea. */
export function TextAreaField({
  label,
  help,
  error,
  hideLabel,
  aside,
  count,
  id,
  ref,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const invalid = error !== undefined && error !== '';
  const right = count === undefined ? aside : <span className="field-count">{count}</span>;
  return (
    <Field id={inputId} label={label} help={help} error={error} hideLabel={hideLabel} aside={right}>
      <textarea
        {...rest}
        ref={ref}
        rows={rows}
        id={inputId}
        className={clsx('form-control', invalid && 'is-invalid')}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(inputId, help, error)}
      />
    </Field>
  );
}
