// @vitest-environment jsdom
/** What the credits were spent on, against the mock backend. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { visitStatement as visit } from '@tests/journeys/statementPage';

const PREMIUM = 'premium@example.test';
let backend: TestBackend;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['transactions', 'premium']);
});
afterEach(async () => {
  await settled();
  backend.close();
});

const open = async (persona: string, address: string) => {
  backend = createTestBackend({ persona });
  return visit(address);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the ledger', () => {
  it('tells what each credit went to, with the balance, by month [BX-05]', async () => {
    await open(PREMIUM, '/transactions?view=credits');
    expect(await screen.findByText('You have 120 credits')).toBeDefined();
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(30);
    expect(rows[0]?.textContent).toMatch(/^Message to .+-1Balance 120$/);
    expect((await screen.findAllByRole('link', { name: /^Message to/ }))[0]?.getAttribute('href')).toMatch(
      /^\/chats\//,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  });

  it('goes back page by page to the first credits [BX-05]', async () => {
    await open(PREMIUM, '/transactions?view=credits');
    await screen.findAllByRole('listitem');
    const more = () => screen.queryByRole('button', { name: 'Show earlier entries' });
    while (more()) {
      const before = screen.getAllByRole('listitem').length;
      await userEvent.click(await button('Show earlier entries'));
      await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before));
    }
    const texts = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    const moved = texts.map((text) => Number(/([-+]\d+)Balance/.exec(text)?.[1]));
    expect(moved.reduce((sum, credits) => sum + credits, 0)).toBe(120);
    expect(screen.getByText(`${texts.length} of ${texts.length} entries`)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Credits bought' })[0]?.getAttribute('href')).toBe(
      '/transactions/pay-premium-2',
    );
  });

  it('whose earlier lines fail keeps the others, and tries again [BX-05]', async () => {
    await open(PREMIUM, '/transactions?view=credits');
    backend.fault({ match: 'GET ledger.php', kind: 'offline' });
    await userEvent.click(await button('Show earlier entries'));
    expect((await screen.findByRole('alert')).textContent).toContain('Earlier entries couldn’t be loaded.');
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    backend.db.faults.length = 0;
    await userEvent.click(await button('Try again'));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(30));
  });

  it('that does not load says so [BX-05]', async () => {
    backend = createTestBackend({ persona: PREMIUM });
    backend.fault({ match: 'GET ledger.php', kind: 'offline' });
    await visit('/transactions?view=credits');
    expect((await screen.findByRole('alert')).textContent).toContain('Your credits couldn’t be loaded.');
  });

  it('is named also where nothing has moved yet', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    const account = backend.account('free@example.test');
    account.credits = 0;
    backend.db.ledger.set(account.id, []);
    await visit('/transactions?view=credits');
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeDefined();
  });
});
