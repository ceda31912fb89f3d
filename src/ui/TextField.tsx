// A one-line text field; spreads react-hook-form's register().
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Check } from 'lucide-react';
import { Field, splitFrame } from './Field';
import type { FieldFrame } from './Field';
import { FieldInput } from './FieldInput';
import { Icon } from './Icon';
import './theme/form.scss';

interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | undefined;
  /** Checked and good: a green mark inside. */
  success?: boolean | undefined;
  /** Below the field: a suggestion. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Labelled text input of 50 px height. */
export function TextField(props: TextFieldProps) {
  const [frame, { after, success = false, type = 'text', ref, ...rest }] = splitFrame(props);
  return (
    <Field {...frame} after={after}>
      {(control, invalid) => (
        <FieldInput {...rest} {...control} ref={ref} type={type} invalid={invalid}>
          {success && !invalid && (
            <span className="field-mark field-mark-ok">
              <Icon as={Check} />
            </span>
          )}
        </FieldInput>
      )}
    </Field>
  );
}
