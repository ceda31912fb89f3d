// @vitest-environment jsdom
/** What was asked about is what goes, whatever another tab has made of the draft meanwhile. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openComposer, writingField } from '@tests/factories/composer';
import { draftChanged } from './chatsSlice';

it('what was asked about goes, and the draft that took its place stays [BX-19]', async () => {
  const { store, sent, leave } = await openComposer();
  const asked = 'Call me on 06 12 34 56 78';
  const other = 'My IBAN is NL91 ABNA 0417 1643 00';
  await userEvent.type(writingField(), `${asked}{Enter}`);
  await screen.findByRole('dialog', { name: 'Share this with Elena?' });
  act(() => void store.dispatch(draftChanged({ profile: 'elena', text: other })));
  await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(sent()).toEqual([asked]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writingField().value).toBe(other);
  await userEvent.type(writingField(), '{Enter}');
  expect(await screen.findByText(/bank or card details/)).toBeDefined();
  expect(sent()).toEqual([asked]);
  await leave();
});
