// @vitest-environment jsdom
/** The legal pages in every language: whole, with their facts in place, and alike in what they say. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { blocksOf } from '@/domain/documentText';
import type { Locale } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import { textsIn } from '@tests/factories/documentTexts';
import AccessibilityPage from './AccessibilityPage';
import BanPage from './BanPage';
import CookiesPage from './CookiesPage';
import PrivacyPage from './PrivacyPage';
import ReturnPolicyPage from './ReturnPolicyPage';
import TermsPage from './TermsPage';

const DOCUMENTS = [
  ['terms', TermsPage, '/terms'],
  ['privacy', PrivacyPage, '/privacy'],
  ['cookies', CookiesPage, '/cookies'],
  ['ban', BanPage, '/ban'],
  ['returnPolicy', ReturnPolicyPage, '/return-policy'],
  ['accessibility', AccessibilityPage, '/accessibility'],
] as const satisfies readonly (readonly [Namespace, ComponentType, string])[];

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.db.settings.name = 'Evening star';
});
afterEach(async () => {
  await settled();
  backend.close();
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(DOCUMENTS)(
    'the page %s is whole, and each entry of its contents leads somewhere [RT-17] [CO-03]',
    async (name, Page, address) => {
      await startI18n(locale);
      await loadNamespaces(['documents', 'pages', name]);
      await openHelp(<Page />, address);
      const text = document.body.textContent;
      expect(text).not.toContain('{{');
      expect(text).not.toContain('undefined');
      expect(text).toContain('2023');
      expect(text).toContain(textsIn(locale, 'documents').template);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const targets = [...document.querySelectorAll('.contents-wide a')].map(
        (link) => link.getAttribute('href')?.split('#')[1] ?? '',
      );
      expect(targets).toEqual([...Object.keys(textsIn(locale, name).sections ?? {}), 'company']);
      for (const id of targets) expect(document.getElementById(id)?.querySelector('h2')).not.toBeNull();
    },
  );
});

it.each(DOCUMENTS)('%s says as much in every language as in English [RT-17]', (name) => {
  const shape = (language: Locale) =>
    Object.entries(textsIn(language, name).sections ?? {}).map(([id, { body }]) => [
      id,
      blocksOf(body).map((block) => (block.kind === 'list' ? block.items.length : 'words')),
    ]);
  const english = shape('en');
  for (const language of LOCALES) expect([language, shape(language)]).toEqual([language, english]);
});

it('whoever follows "Do not sell or share" can say no where it leads [BX-12] [NV-07]', async () => {
  await startI18n('en');
  await loadNamespaces(['documents', 'pages', 'privacy']);
  const { store } = await openHelp(<PrivacyPage />, '/privacy#us');
  const section = document.getElementById('us') ?? document.body;
  await userEvent.click(within(section).getByRole('button', { name: 'Cookie choices' }));
  expect(selectOpenModal(store.getState())).toEqual({ name: 'consent' });
});
