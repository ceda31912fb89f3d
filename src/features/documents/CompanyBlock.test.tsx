// @vitest-environment jsdom
/** Who runs the site, as the server tells it: whole, with fields missing, late, or not at all. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import { CompanyBlock } from './CompanyBlock';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['documents']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

const open = (address = '/service', page = <CompanyBlock />) => openHelp(page, address);
const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

it('names everything that the law wants, and dials without spaces [RT-17] [CO-03]', async () => {
  backend.db.settings.tradenames = ['Vesper', 'Evening star'];
  await open();
  await waitFor(() =>
    expect(terms()).toEqual([
      'Company',
      'Trade names',
      'Address',
      'Chamber of Commerce',
      'VAT',
      'Phone',
      'E-mail',
    ]),
  );
  expect(screen.getByText('Vesper, Evening star')).toBeDefined();
});

it('leaves out what the server leaves empty, and shows no empty line [RT-17]', async () => {
  Object.assign(backend.db.settings, {
    kvk: '',
    vat_numbers: [],
    tradenames: [],
    city: '',
    support_phone: '',
  });
  await open();
  await waitFor(() => expect(terms()).toEqual(['Company', 'Address', 'E-mail']));
  for (const value of document.querySelectorAll('dd')) {
    expect(value.textContent).not.toBe('');
    expect(value.textContent).not.toMatch(/, ,|^,|,\s*$/);
  }
});

it('says when it cannot be loaded, and is asked for again with the focus in its place [RT-17] [BX-20]', async () => {
  const asked = { times: null, kind: 'status', status: 500 } as const;
  backend.fault({ match: 'GET companyinfo.php', ...asked });
  backend.fault({ match: 'GET settings.php', ...asked });
  await open(
    '/service',
    <main>
      <h1 tabIndex={-1}>Help</h1>
      <CompanyBlock />
    </main>,
  );
  const alert = await screen.findByRole('alert', undefined, { timeout: 8000 });
  expect(alert.textContent).toContain('We couldn’t load the company');
  backend.db.faults = [];
  backend.fault({ match: 'GET companyinfo.php', kind: 'slow', ms: 300, times: 1 });
  const again = within(alert).getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(again);
  await screen.findByText('Chamber of Commerce');
  expect(screen.queryByRole('alert')).toBeNull();
  await headingHasFocus('Help');
});

it('has the focus when its link was followed [RT-17]', async () => {
  await open('/service#company');
  expect(document.activeElement?.textContent).toBe('Who runs Vesper');
});

it.each(LOCALES)('is named in %s as the law there has it', async (locale) => {
  await startI18n(locale);
  await loadNamespaces(['documents']);
  await open();
  const title = screen.getByRole('heading').textContent;
  expect(title).toContain('Vesper');
  // The German law wants this very word.
  expect(title?.includes('Impressum')).toBe(locale === 'de');
});
