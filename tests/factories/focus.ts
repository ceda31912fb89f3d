/** Where the focus is, once the page has come to rest. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the page's heading of that name is there and has the focus. */
export async function headingHasFocus(name: string | RegExp): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}
