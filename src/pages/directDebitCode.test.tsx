// @vitest-environment jsdom
/** The code that signs a direct debit: only where one was sent, or may have been. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getTransactions } from '@/api/calls/payments';
import { REQUEST_RETRIES } from '@/config/limits';
import { SESSION_KEYS } from '@/config/storageKeys';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { field, fill, orderByDebit, press, toCode } from '@tests/factories/directDebitForm';
import { visitDirectDebit as open } from '@tests/journeys/directDebitPage';
import { settled } from '@tests/journeys/settled';

const MINUTE_MS = 60_000;
const CODE_FIELD = 'Code from the text message';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['directDebit']);
});
afterEach(async () => {
  await settled();
  sessionStorage.clear();
  backend.close();
});

async function visit() {
  backend = createTestBackend({ persona: 'free@example.test' });
  const id = await orderByDebit();
  const view = await open(`?payment=${id}`);
  return { id, view };
}

const payment = (id: string) => backend.db.payments.get(id);
const codeSent = () => /\d{6}/u.exec(backend.db.outbox.at(-1)?.text ?? '')?.[0] ?? '';
/** Any answer tells the page what time it is. */
async function aMinuteLater(): Promise<void> {
  backend.advance(MINUTE_MS);
  await getTransactions();
  await waitFor(() => expect(screen.queryByText(/^You can ask for another code/)).toBeNull());
}

describe('the code of a direct debit', () => {
  it('that is wrong is known to be [VA-08]', async () => {
    const { id } = await visit();
    await userEvent.type(await toCode(), codeSent() === '000000' ? '111111' : '000000');
    await press(/^Sign and pay/);
    expect(await screen.findByText('Code invalid')).toBeDefined();
    expect(document.activeElement).toBe(await field('Code from the text message'));
    expect(payment(id)?.status).toBe('open');
  });

  it('is sent anew after a minute [VA-08]', async () => {
    await visit();
    await toCode();
    const before = backend.db.outbox.length;
    expect(screen.getByText(/^You can ask for another code in \d+ seconds\.$/)).toBeDefined();
    await press('Send another code');
    expect(backend.db.outbox).toHaveLength(before);
    await aMinuteLater();
    await press('Send another code');
    await waitFor(() => expect(backend.db.outbox).toHaveLength(before + 1));
  });

  it('that is a moment old still counts for the same phone, which is said [VA-08]', async () => {
    await visit();
    await toCode();
    await press('Change account and address');
    await fill();
    await press('Send me the code');
    expect(await screen.findByText(/^We sent you a code a moment ago/)).toBeDefined();
    expect(screen.getByText(/^You can ask for another code in \d+ seconds\.$/)).toBeDefined();
    expect(await field(CODE_FIELD)).toBeDefined();
  });

  it('that went to another phone leaves nothing to type in, until one is sent to this phone [VA-08]', async () => {
    const { id } = await visit();
    await toCode();
    const before = backend.db.outbox.length;
    await press('Change account and address');
    await fill({ 'Mobile number': '0470 65 43 21' });
    await press('Send me the code');
    expect((await screen.findByText(/^The last code went to another number/)).textContent).toMatch(
      /65 ?43 ?21/,
    );
    expect(screen.getByText(/^You can ask for another code in \d+ seconds\.$/)).toBeDefined();
    expect(screen.queryByLabelText(CODE_FIELD)).toBeNull();
    await press('Send me the code');
    expect(backend.db.outbox).toHaveLength(before);
    await aMinuteLater();
    await press('Send me the code');
    await userEvent.type(await field(CODE_FIELD), codeSent());
    expect(screen.getByText(/^The code is on its way to/)).toBeDefined();
    await press(/^Sign and pay/);
    await screen.findByTestId('elsewhere');
    expect(payment(id)?.status).toBe('pending');
  });

  it('has no field before one was asked for, nor where its sending was refused [VA-08]', async () => {
    await visit();
    await fill();
    expect(screen.queryByLabelText(CODE_FIELD)).toBeNull();
    backend.fault({ match: 'PUT directdebit.php', kind: 'status', status: 400, times: 1 });
    await press('Send me the code');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map((at) => at.textContent)
          .join(''),
      ).not.toBe(''),
    );
    expect(screen.queryByText(/^A code may already be on its way/)).toBeNull();
    expect(screen.queryByLabelText(CODE_FIELD)).toBeNull();
  });

  it('may have been sent when the answer got lost: that is said, and it signs [VA-08]', async () => {
    const { id } = await visit();
    await fill();
    backend.fault({ match: 'PUT directdebit.php', kind: 'drop_after_commit', times: REQUEST_RETRIES + 1 });
    await press('Send me the code');
    expect(await screen.findByText(/A code may already be on its way to you\./)).toBeDefined();
    expect(screen.queryByText(/^The code is on its way/)).toBeNull();
    const sent = backend.db.outbox.length;
    // The same act once more: the server knows it, and sends no second message.
    await press('Send another code');
    expect(await screen.findByText(/^The code is on its way to/)).toBeDefined();
    expect(backend.db.outbox).toHaveLength(sent);
    await userEvent.type(await field(CODE_FIELD), codeSent());
    await press(/^Sign and pay/);
    await screen.findByTestId('elsewhere');
    expect(payment(id)?.status).toBe('pending');
  });

  it('of a moment ago goes on after a reload [VA-08]', async () => {
    const { id, view } = await visit();
    await toCode();
    const sent = codeSent();
    view.unmount();
    await open(`?payment=${id}`);
    expect((await field('IBAN')).value).toBe('');
    expect((await field('City')).value).toBe('Amsterdam');
    expect(sessionStorage.getItem(SESSION_KEYS.formDrafts)).not.toMatch(/ABNA|0417/i);
    await userEvent.type(await toCode(), sent);
    // What went where is forgotten with the page.
    expect(screen.queryByText(/^We sent you a code a moment ago/)).toBeNull();
    expect(screen.getByText(/^A code may already be on its way to you\./)).toBeDefined();
    await press(/^Sign and pay/);
    await screen.findByTestId('elsewhere');
    expect(payment(id)?.status).toBe('pending');
  });
});
