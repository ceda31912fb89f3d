// The input of a field, and what stands inside it at its end.
import type { ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'reactstrap';
import './theme/form.scss';

interface FieldInputProps extends Omit<InputProps, 'ref' | 'innerRef'> {
  ref: Ref<HTMLInputElement> | undefined;
  /** A mark or a button. */
  children?: ReactNode;
}

/** For inside a Field; spreads what the field knows of its control. */
export function FieldInput({ ref, children, ...rest }: FieldInputProps) {
  return (
    <div className="field-box">
      <Input {...rest} {...(ref === undefined ? {} : { innerRef: ref })} />
      {children}
    </div>
  );
}
