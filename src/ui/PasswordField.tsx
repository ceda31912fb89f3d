// A password field with show and hide, and room for the strength line.
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field, splitFrame } from './Field';
import type { FieldFrame } from './Field';
import { FieldInput } from './FieldInput';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import './theme/form.scss';

interface PasswordFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> {
  showLabel: string;
  hideLabelText: string;
  /** A PasswordStrength. */
  strength?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Labelled password input; paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [frame, { showLabel, hideLabelText, strength, ref, ...rest }] = splitFrame(props);
  return (
    <Field {...frame} after={strength}>
      {(control, invalid) => (
        <FieldInput
          {...rest}
          {...control}
          ref={ref}
          type={shown ? 'text' : 'password'}
          invalid={invalid}
          autoCapitalize="none"
          spellCheck={false}
        >
          <IconButton
            className="field-btn"
            label={shown ? hideLabelText : showLabel}
            tip="none"
            icon={<Icon as={shown ? EyeOff : Eye} />}
            onClick={() => setShown(!shown)}
          />
        </FieldInput>
      )}
    </Field>
  );
}
