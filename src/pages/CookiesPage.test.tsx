// @vitest-environment jsdom
/** What the page on cookies says of a member's last sight of the site, against what the code keeps. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LAST_SEEN_MOST_MS } from '@/config/limits';
import { LOCALES } from '@/config/locales';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import CookiesPage from './CookiesPage';

it.each(LOCALES)(
  'says in %s how long it is kept, in the list and in words [RT-17] [BX-25]',
  async (locale) => {
    await startI18n(locale);
    await loadNamespaces(['cookies', 'documents']);
    renderInRouter(createTestStore().store, <CookiesPage />, '/cookies');
    const days = new RegExp(`\\b${LAST_SEEN_MOST_MS / 86_400_000}\\b`, 'u');
    const row = screen.getByRole('row', { name: new RegExp(`^${LAST_SEEN_CACHE} `, 'u') });
    expect(within(row).getAllByRole('cell')[0]?.textContent).toMatch(days);
    expect(document.getElementById('offline')?.textContent).toMatch(days);
    expect(document.body.textContent).not.toContain('{{');
  },
);
