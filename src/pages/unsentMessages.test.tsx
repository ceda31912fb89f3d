// @vitest-environment jsdom
/** Messages that were not sent, as a member sees, hears and mends them, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { selectCredits } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitChats } from '@tests/factories/chatPages';

let backend: TestBackend;
afterEach(() => {
  backend.close();
  localStorage.clear();
});

async function openChat() {
  const visited = await visitChats('/chats/c1', { keep: 3 });
  ({ backend } = visited);
  await screen.findByRole('log');
  return visited.store;
}

const log = () => screen.getByRole('log');
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  (backend.db.conversations.get('c1')?.messages ?? [])
    .filter(({ client_id }) => client_id !== null)
    .map(({ text }) => text);
async function send(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), text);
  await button('Send message');
}

describe('messages that were refused', () => {
  it('are counted above the writing field and all go again with one press, for one credit each [BX-02] [BX-05]', async () => {
    const store = await openChat();
    const before = selectCredits(store.getState());
    backend.fault({
      match: 'POST chat.php',
      kind: 'status',
      status: 404,
      body: { error: 'not_found' },
      times: 2,
    });
    await send('One');
    await within(log()).findByText(/^Not sent\./);
    expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
    await send('Two');
    expect(await screen.findByText('2 messages weren’t sent. No credits were used.')).toBeDefined();
    expect(selectCredits(store.getState())).toBe(before);
    await button('Try all again');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(sent()).toEqual(['One', 'Two']));
    await waitFor(() => expect(screen.queryByText(/weren’t sent/)).toBeNull());
    await waitFor(() => expect(selectCredits(store.getState())).toBe(before - 2));
  });
});

describe('a message that was refused', () => {
  it('gives the focus to the writing field when it is tried again', async () => {
    await openChat();
    backend.fault({
      match: 'POST chat.php',
      kind: 'status',
      status: 404,
      body: { error: 'not_found' },
      times: 1,
    });
    await send('One');
    await within(log()).findByText(/^Not sent\./);
    await button('Try again');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(sent()).toEqual(['One']));
  });
});

describe('messages without a connection', () => {
  it('say that they wait, may be changed and given up, and are heard when they arrive [BX-02] [BX-25]', async () => {
    const store = await openChat();
    act(() => void store.dispatch(connectionChanged(false)));
    await send('Given up');
    await send('Changed');
    expect(await within(log()).findByText('Waiting for a connection')).toBeDefined();
    const [giveUp] = screen.getAllByRole('button', { name: 'Delete' });
    if (giveUp) await userEvent.click(giveUp);
    expect(document.activeElement).toBe(field());
    await button('Edit');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Changed');
    await userEvent.type(field(), ' my mind');
    await button('Send message');
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(sent()).toEqual(['Changed my mind']));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Sent'),
    );
  });
});
