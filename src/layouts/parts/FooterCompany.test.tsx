// @vitest-environment jsdom
/** Who runs the site, at the foot of every page. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import { FooterCompany } from './FooterCompany';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces([]);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

async function lines(): Promise<(string | null)[]> {
  const { view } = await openHelp(<FooterCompany />, '/');
  return [...(view.container.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent);
}

it('names the company, its numbers and the ways to reach it [LY-01]', async () => {
  Object.assign(backend.db.settings, {
    company_name: 'Vesper B.V.',
    address: 'Korenmarkt 1',
    city: 'Ghent',
    kvk: '12345678',
    vat_numbers: ['NL001', 'BE002'],
    support_email: 'help@vesper.example',
    support_phone: '+32 9-000',
  });
  const shown = await lines();
  expect(shown).toHaveLength(7);
  expect(shown.slice(0, 3)).toEqual(['Vesper B.V.', 'Korenmarkt 1', 'Ghent']);
  expect(shown[3]).toContain('12345678');
  expect(shown[4]).toContain('NL001, BE002');
  expect(shown.slice(5)).toEqual(['help@vesper.example', '+32 9-000']);
});

it('has no empty line and no link without words [LY-01] [BX-20]', async () => {
  Object.assign(backend.db.settings, {
    company_name: 'Vesper B.V.',
    address: '',
    city: 'Ghent',
    kvk: '',
    vat_numbers: [],
    support_email: '',
    support_phone: '',
  });
  expect(await lines()).toEqual(['Vesper B.V.', 'Ghent']);
});
