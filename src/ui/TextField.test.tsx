// @vitest-environment jsdom
// Help and error are tied to the control; registration by ref, name, blur and change works.
import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmailInput } from './EmailInput';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

// Many key strokes: on a busy machine they take longer than the default allows.
vi.setConfig({ testTimeout: 20_000 });

function describedTexts(control: HTMLElement): (string | null | undefined)[] {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent);
}

it('ties help and error to each kind of field', () => {
  render(
    <>
      <TextField label="E-mail" help="Stays private." error="Invalid email address." />
      <SelectField label="Country" options={[{ value: 'be', label: 'Belgium' }]} error="Choose one." />
      <TextAreaField label="About you" help="One line is enough." />
      <PasswordField label="Password" showLabel="Show" hideLabelText="Hide" error="Too short." />
    </>,
  );
  expect(describedTexts(screen.getByLabelText('E-mail'))).toEqual([
    'Stays private.',
    'Invalid email address.',
  ]);
  expect(describedTexts(screen.getByLabelText('Country'))).toEqual(['Choose one.']);
  expect(describedTexts(screen.getByLabelText('About you'))).toEqual(['One line is enough.']);
  expect(describedTexts(screen.getByLabelText('Password'))).toEqual(['Too short.']);
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('About you').hasAttribute('aria-invalid')).toBe(false);
});

it('asks for an e-mail address with its own keyboard, and corrects nothing in it', () => {
  render(
    <>
      <EmailInput label="E-mail" />
      <EmailInput label="Account" autoComplete="username" />
    </>,
  );
  for (const [label, filledBy] of [
    ['E-mail', 'email'],
    ['Account', 'username'],
  ] as const) {
    const field = screen.getByLabelText(label);
    const said = ['type', 'inputmode', 'autocapitalize', 'spellcheck', 'autocomplete'];
    expect(said.map((name) => field.getAttribute(name))).toEqual([
      'email',
      'email',
      'none',
      'false',
      filledBy,
    ]);
  }
});

it('has no dangling description without help and error', () => {
  render(<TextField label="Name" />);
  expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
});

it('passes ref, name, change and blur to the control', async () => {
  const user = userEvent.setup();
  const ref = createRef<HTMLInputElement>();
  const onChange = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  render(<TextField label="Name" name="profile_name" ref={ref} onChange={onChange} onBlur={onBlur} />);
  await user.type(screen.getByLabelText('Name'), 'Ma');
  await user.tab();
  expect(ref.current?.name).toBe('profile_name');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('shows and hides the password', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show password" hideLabelText="Hide password" />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});
