// @vitest-environment jsdom
/** What takes the place of a conversation, and where the focus is then, against the mock backend. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchChats } from '@/features/chats/chatsThunks';
import type { TestBackend } from '@mocks/testServer';
import { visitElena } from '@tests/factories/elena';
import { headingHasFocus } from '@tests/factories/focus';
import { required } from '@tests/factories/required';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

async function visit(...how: Parameters<typeof visitElena>) {
  const visited = await visitElena(...how);
  ({ backend } = visited);
  return visited;
}

/** By the menu of the conversation, and through the dialog that asks. */
async function blockElena(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for this conversation' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Elena' }));
  const question = within(await screen.findByRole('dialog', { name: 'Block Elena?' }));
  await userEvent.click(question.getByRole('button', { name: 'Block Elena' }));
}

describe('a member who is blocked from the conversation', () => {
  it('is named there as blocked, with the focus on it, and not as gone [RO-04, BX-20]', async () => {
    await visit();
    await blockElena();
    await headingHasFocus('You’ve blocked Elena');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('This conversation is no longer here')).toBeNull();
    expect(backend.db.blocks.has('premium>elena')).toBe(true);
  });

  it('can be let back there, and is written to anew [RO-04]', async () => {
    const { where } = await visit();
    await blockElena();
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Elena' }));
    expect(await screen.findByRole('textbox', { name: 'Message to Elena' })).toBeDefined();
    expect(where()).toBe('/members/elena/chat');
    expect(backend.db.blocks.has('premium>elena')).toBe(false);
  });

  it('has a heading with the focus again when let back where the conversation begins [RO-04, BX-20]', async () => {
    await visit({
      address: '/members/elena/chat',
      prepare: ({ db }) => {
        db.conversations.clear();
        db.blocks.add('premium>elena');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Elena' }));
    await headingHasFocus(/^Elena, \d+$/);
    expect(backend.db.blocks.has('premium>elena')).toBe(false);
  });
});

describe('a conversation that cannot be shown', () => {
  it('says that it is gone, with the focus on it, when that comes while it is read [BX-20]', async () => {
    const { store, log } = await visit();
    (await log()).focus();
    backend.db.conversations.clear();
    await act(() => store.dispatch(fetchChats()));
    await headingHasFocus('This conversation is no longer here');
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('gives the reason of a refusal, and is asked for again [SC-03]', async () => {
    await visit({
      prepare: ({ db, fault }) => {
        // The list does not hold what the server refuses.
        db.conversations.clear();
        fault({
          match: 'GET chat.php',
          kind: 'status',
          status: 403,
          body: { error: 'rate_limited' },
          times: 1,
        });
      },
    });
    expect(await screen.findByText('That was a little fast. Wait a moment and try again.')).toBeDefined();
    expect(screen.queryByText('This conversation is no longer here')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await headingHasFocus('This conversation is no longer here');
  });

  it('says that the messages were refused, and shows them when they are asked for again [BX-20]', async () => {
    const { log } = await visit({
      prepare: ({ fault }) =>
        fault({
          match: 'GET chat.php',
          kind: 'status',
          status: 403,
          body: { error: 'rate_limited' },
          times: 1,
        }),
    });
    expect(await screen.findByText('The messages couldn’t be loaded.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await log()).toBeDefined();
    await headingHasFocus(/^Elena, \d+$/);
  });

  it('has a heading with the focus when the list that failed is asked for again [BX-20]', async () => {
    await visit({
      prepare: ({ fault }) => {
        fault({
          match: 'GET chats.php',
          kind: 'status',
          status: 403,
          body: { error: 'rate_limited' },
          times: 1,
        });
      },
    });
    const conversation = within(required(document.getElementById('conversation')));
    await userEvent.click(await conversation.findByRole('button', { name: 'Try again' }));
    await headingHasFocus(/^Elena, \d+$/);
    expect(await screen.findByRole('log')).toBeDefined();
  });
});
