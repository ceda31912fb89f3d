// A field for an e-mail address: its keyboard, and nothing that corrects what is no word.
import type { ComponentProps } from 'react';
import { TextField } from './TextField';

type EmailInputProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

/** @param props.autoComplete 'username' where the address is what one logs in with */
export function EmailInput({ autoComplete = 'email', ...field }: EmailInputProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
