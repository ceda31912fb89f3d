// @vitest-environment jsdom
/** What a choice of language makes of the address. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentLocale, loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { LanguageMenu } from './LanguageMenu';

function Where() {
  const { pathname, search, hash, ...entry } = useLocation();
  const state: unknown = entry.state;
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}
const where = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['common']);
  window.history.replaceState({ usr: { from: 'mail' }, key: 'k1', idx: 0 }, '', '/terms?lang=en#changes');
  render(
    <Provider store={createTestStore().store}>
      <BrowserRouter>
        <LanguageMenu />
        <Link to="/faq?lang=en">Questions</Link>
        <Where />
      </BrowserRouter>
    </Provider>,
  );
});
afterEach(async () => {
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  window.history.replaceState(null, '', '/');
  await startI18n('en');
});

it('puts the language into an address that names one, and what the page was told stays [ST-18] [NV-10]', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }));
  await waitFor(() => expect(where()).toBe('/terms?lang=nl#changes {"from":"mail"}'));
});

it('takes nobody back who has gone on before the texts came [ST-18]', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }));
  fireEvent.click(screen.getByRole('link', { name: 'Questions' }));
  await waitFor(() => expect(currentLocale()).toBe('nl'));
  await screen.findByRole('button', { name: /Nederlands$/u });
  // Whoever would be taken back would be by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(where()).toBe('/faq?lang=en null');
});
