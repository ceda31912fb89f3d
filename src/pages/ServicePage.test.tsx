// @vitest-environment jsdom
/** The support page against the mock backend. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { faqIn } from '@mocks/world/faq/faq';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import ServicePage from './ServicePage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['service', 'documents']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

it('dials the support phone without dashes and spaces, as it is printed with them [CO-03] [RT-17]', async () => {
  await openHelp(<ServicePage />, '/service');
  const ways = within(await screen.findByRole('region', { name: 'How to reach us' }));
  const phone = ways.getByRole('link', { name: '+31 10-000 00 00' });
  expect(phone.getAttribute('href')).toBe('tel:+31100000000');
  const mail = ways.getByRole('link', { name: 'support@vesper.example' });
  expect(mail.getAttribute('href')).toBe('mailto:support@vesper.example');
});

it('says that a lawyer has to check it [RT-17]', async () => {
  await openHelp(<ServicePage />, '/service');
  expect(screen.getByText(/^This text is a template\./)).toBeDefined();
});

it('leaves out the ways that the company does not have [RT-17]', async () => {
  Object.assign(backend.db.settings, { support_phone: '', support_email: '' });
  await openHelp(<ServicePage />, '/service');
  const ways = within(await screen.findByRole('region', { name: 'How to reach us' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/complaints']);
});

it('leads to answers that there are [RT-17] [SC-14]', async () => {
  await openHelp(<ServicePage />, '/service');
  const topics = within(screen.getByRole('region', { name: 'Quick answers' })).getAllByRole('link');
  const known = new Set(faqIn('en').flatMap(({ items }) => items.map(({ id }) => `/faq#${id}`)));
  const answers = topics.map((topic) => topic.getAttribute('href')).filter((href) => href !== '/faq');
  expect(answers).toHaveLength(8);
  for (const href of answers) expect(known).toContain(href);
  expect(screen.getByRole('link', { name: 'Report something illegal' }).getAttribute('href')).toBe(
    '/complaints?category=illegal_content',
  );
});

it('leads to the right of withdrawal where there is no refund of our own [CO-08] [RT-17]', async () => {
  backend.db.settings.refund_days = 0;
  await openHelp(<ServicePage />, '/service');
  await screen.findAllByRole('link', { name: 'support@vesper.example' });
  expect(screen.getByRole('link', { name: 'I want my money back' }).getAttribute('href')).toBe(
    '/faq#withdraw',
  );
});
