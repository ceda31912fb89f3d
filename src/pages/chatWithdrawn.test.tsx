// @vitest-environment jsdom
/** A message that its author took back, as the other one has it, against the mock backend. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { elenaWrites, messagesOf, visitElena } from '@tests/factories/elena';
import { required } from '@tests/factories/required';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

async function visit(from: string) {
  const visited = await visitElena({
    prepare: (made) => elenaWrites(made, { from, text: '', deleted: true }),
  });
  ({ backend } = visited);
  return visited.log();
}

describe('a message that was taken back', () => {
  it('can be reported by the one who got it, and nothing else [BX-01, BX-22]', async () => {
    const log = await visit('elena');
    const message = required(within(log).getByText('Elena deleted this message').closest('article'));
    await userEvent.click(within(message).getByRole('button', { name: 'Options for this message' }));
    const menu = await screen.findByRole('menu', { name: 'Options for this message' });
    const entries = within(menu).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Report message/)]);
    expect(within(menu).queryByRole('menuitemradio')).toBeNull();
    expect(document.activeElement).toBe(entries[0]);
    await userEvent.click(required(entries[0]));
    const form = within(await screen.findByRole('dialog', { name: /^Report/ }));
    await userEvent.click(form.getByRole('radio', { name: 'Rude, threatening or hateful' }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('dialog', { name: 'Thank you, we have your report' });
    expect(backend.db.reports).toMatchObject([{ message: messagesOf(backend).at(-1)?.id }]);
  });

  it('has no menu for its author [BX-22]', async () => {
    const log = await visit('premium');
    const message = required(within(log).getByText('You deleted this message').closest('article'));
    expect(within(message).queryByRole('button')).toBeNull();
  });
});
