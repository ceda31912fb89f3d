// @vitest-environment jsdom
/** A conversation in which no answer comes until the reader's own address is confirmed, against the mock backend. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitElena } from '@tests/factories/elena';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

async function visit(prepare: (made: TestBackend) => void = () => undefined) {
  const visited = await visitElena({
    prepare: (made) => {
      Object.assign(made.account('premium'), { status: 'not_confirmed' });
      prepare(made);
    },
  });
  ({ backend } = visited);
  const log = await visited.log();
  await settled();
  return log;
}
const mails = () => backend.db.outbox.length;

describe('a partner who waits for a confirmed address', () => {
  it('is not said to be unable to answer: the reason is named, with the way to end it [RO-02]', async () => {
    const log = await visit();
    expect(within(log).getByText(/^Confirm your e-mail address with the link/).textContent).toContain(
      'Until you do, Elena can’t answer you here.',
    );
    expect(within(log).queryByText(/the account may be paused/)).toBeNull();
    const before = mails();
    await userEvent.click(within(log).getByRole('button', { name: 'Send the e-mail again' }));
    expect(await within(log).findByText('Sent. Check your spam folder too.')).toBeDefined();
    expect(mails()).toBe(before + 1);
  });

  it('is named beside the price of a message, and to those who hear the field [RO-02, BX-05]', async () => {
    await visit();
    const hint = screen.getByText('Elena can only answer once your e-mail address is confirmed.');
    const described = screen
      .getByRole('textbox', { name: 'Message to Elena' })
      .getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain(hint.id);
  });

  it('is not spoken of while answers still come [RO-02]', async () => {
    const log = await visit(({ db }) => {
      for (const message of db.conversations.get('c1')?.messages ?? []) message.from = 'premium';
    });
    expect(within(log).queryByText(/^Confirm your e-mail address/)).toBeNull();
    expect(screen.queryByText(/can only answer once/)).toBeNull();
  });
});
