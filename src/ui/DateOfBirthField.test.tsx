// @vitest-environment jsdom
// Three selects, one group, one error.
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateOfBirthField } from './DateOfBirthField';
import type { DatePart } from './DateOfBirthField';

// Many key strokes: on a busy machine they take longer than the default allows.
vi.setConfig({ testTimeout: 20_000 });

const months = Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`);

function Example({ order, error }: { order?: readonly DatePart[]; error?: string }) {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return (
    <>
      <DateOfBirthField
        label="Enter your date of birth (18+)"
        value={value}
        onChange={setValue}
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        months={months}
        years={[2000, 1999]}
        order={order}
        error={error}
      />
      <p data-testid="value">{`${value.year}-${value.month}-${value.day}`}</p>
    </>
  );
}

it('gives day, month and year as chosen', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '14');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Month 3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1999');
  expect(screen.getByTestId('value').textContent).toBe('1999-3-14');
});

it('stands in the order of the language and carries autofill tokens', () => {
  render(<Example order={['month', 'day', 'year']} />);
  const selects = screen.getAllByRole('combobox');
  expect(selects.map((select) => select.getAttribute('autocomplete'))).toEqual([
    'bday-month',
    'bday-day',
    'bday-year',
  ]);
});

it('ties the error to the group and marks each select', () => {
  render(<Example error="Invalid date of birth." />);
  const group = screen.getByRole('group', { name: 'Enter your date of birth (18+)' });
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Invalid date of birth.');
  for (const select of screen.getAllByRole('combobox'))
    expect(select.getAttribute('aria-invalid')).toBe('true');
});
