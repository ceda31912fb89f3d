// @vitest-environment jsdom
/** The pages for testers and marketing: named in the tab, left out of searches, and in the words of the address. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from './renderApp';

it.each([
  ['/qa/links', 'Link builder'],
  ['/qa/tracking', 'Tracking of this visit'],
])('%s is named in the tab and left out of searches [BX-11] [BX-12]', async (address, title) => {
  const { backend } = await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  await waitFor(() => expect(document.title).toBe(`${title} | Vesper`));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  backend.close();
});

it('shows what the visitor will see in the language of the link, and stays in its own [BX-11]', async () => {
  const { backend } = await renderApp('/qa/links');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Page'), 'video');
  await user.selectOptions(screen.getByLabelText('Niche'), 'she');
  await user.selectOptions(screen.getByLabelText('Language'), 'nl');
  const result = within(screen.getByRole('region', { name: 'The link' }));
  const title = await result.findByText('Het begint met een blik | Zij begint | Vesper');
  expect(title.lang).toBe('nl-NL');
  expect(result.getByText(/^Een kort filmpje/).lang).toBe('nl-NL');
  expect(screen.getByRole('heading', { level: 1, name: 'Link builder' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();

  // A page with a language in its query, and one that searches leave out.
  await user.selectOptions(screen.getByLabelText('Page'), 'index');
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  await waitFor(() => expect(result.getAllByText(/Vesper$/)[0]?.lang).toBe('de-DE'));
  await user.selectOptions(screen.getByLabelText('Page'), 'signup');
  expect(await result.findByText(/^Searches leave this page out/)).toBeDefined();
  backend.close();
});
