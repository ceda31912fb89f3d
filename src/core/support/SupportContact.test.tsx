// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import { SupportContact } from './SupportContact';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

it('leaves out the way that the company does not have [RT-17]', async () => {
  backend = createTestBackend();
  backend.db.settings.support_phone = '';
  await openHelp(<SupportContact />, '/');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    backend.db.settings.support_email,
  ]);
});
