// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChoicePills } from './ChoicePills';

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState<'tea' | 'coffee' | null>(null);
  return (
    <ChoicePills
      label="What do you drink?"
      options={[
        { value: 'tea', label: 'Tea' },
        { value: 'coffee', label: 'Coffee' },
      ]}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.matches(':checked'))
    .map((radio) => radio.closest('label')?.textContent);

describe('ChoicePills', () => {
  it('is a named group in which nothing is chosen beforehand', () => {
    render(<Question />);
    expect(screen.getByRole('group', { name: 'What do you drink?' })).toBeDefined();
    expect(chosen()).toEqual([]);
  });

  it('takes one answer, and another one instead', async () => {
    render(<Question />);
    await userEvent.click(screen.getByRole('radio', { name: 'Tea' }));
    expect(chosen()).toEqual(['Tea']);
    await userEvent.click(screen.getByText('Coffee'));
    expect(chosen()).toEqual(['Coffee']);
  });

  it('ties its error to the group', () => {
    render(<Question error="Choose one." />);
    const described = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Choose one.');
  });
});
