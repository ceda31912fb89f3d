// @vitest-environment jsdom
/** The title of the tab. In a file of its own: the head of the page outlives a test. */
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from './renderApp';

it('carries the number of unread messages and new likes, and the name of the site [LY-07]', async () => {
  const { backend } = await renderApp('/faq', { persona: 'premium@example.test' });
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Questions and answers \| Vesper$/));
  backend.close();
});
