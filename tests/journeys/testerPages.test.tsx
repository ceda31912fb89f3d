// @vitest-environment jsdom
/** The pages for testers and marketing: named in the tab, left out of searches, and in the words of the address. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SITE_ORIGIN } from '@/config/origin';
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
  expect(result.getByText(/^Een korte film/).lang).toBe('nl-NL');
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

it('tells what the sign-up will say of a link, and draws it with a name for who cannot see it [BX-11] [BX-12]', async () => {
  const { backend } = await renderApp('/qa/links');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Page'), 'gallery');
  await user.type(screen.getByLabelText('network'), 'lamp');
  const result = within(screen.getByRole('region', { name: 'The link' }));
  const told = () => result.getByText('Sign-up tells').nextSibling?.textContent;
  expect(told()).toBe('network = lamp\nlander = gallery/auto\nvariant = By chance');
  await user.selectOptions(screen.getByLabelText('Wording'), 'b');
  expect(told()).toBe('network = lamp\nlander = gallery/auto\nvariant = b');
  const link = `${window.location.origin}/landers/gallery/auto?network=lamp&variant=b`;
  expect(result.getByRole('img', { name: `QR code that opens ${link}` })).toBeDefined();

  await user.selectOptions(screen.getByLabelText('Page'), 'signup');
  expect(told()).toBe('network = lamp');
  backend.close();
});

it('leads to the product where marketing asks for it, and is tried here all the same [BX-11]', async () => {
  const { backend } = await renderApp('/qa/links');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Page'), 'tinderswipe');
  const result = within(screen.getByRole('region', { name: 'The link' }));
  expect(result.getByText(`${window.location.origin}/landers/tinderswipe`)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Site'), SITE_ORIGIN);
  const link = `${SITE_ORIGIN}/landers/tinderswipe`;
  expect(result.getByText(link)).toBeDefined();
  expect(result.getByRole('img', { name: `QR code that opens ${link}` })).toBeDefined();
  expect(result.getByText(`${new URL(SITE_ORIGIN).host}/landers/tinderswipe`)).toBeDefined();
  const here = result.getByRole('link', { name: 'Try it here, in a new tab' });
  expect(here.getAttribute('href')).toBe('/landers/tinderswipe');
  backend.close();
});

it('selects the link where the browser does not let it be copied [BX-11]', async () => {
  const { backend } = await renderApp('/qa/links');
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^The browser does not allow copying here/)).toBeDefined();
  expect(window.getSelection()?.toString()).toBe(`${window.location.origin}/`);
  backend.close();
});
