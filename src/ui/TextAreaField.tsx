// A text of several lines, with an optional count of characters.
import type { Ref, TextareaHTMLAttributes } from 'react';
import { clsx } from 'clsx';
import { Field, splitFrame } from './Field';
import type { FieldFrame } from './Field';
import './theme/form.scss';

interface TextAreaFieldProps extends FieldFrame, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shown right of the label, as formatted by the caller ("49 / 500"). */
  count?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Labelled textarea. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { count, ref, rows = 4, ...rest }] = splitFrame(props);
  const aside = count === undefined ? frame.aside : <span className="field-count">{count}</span>;
  return (
    <Field {...frame} aside={aside}>
      {(control, invalid) => (
        <textarea
          {...rest}
          {...control}
          ref={ref}
          rows={rows}
          className={clsx('form-control', invalid && 'is-invalid')}
        />
      )}
    </Field>
  );
}
