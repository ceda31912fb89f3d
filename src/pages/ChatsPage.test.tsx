// @vitest-environment jsdom
/** Conversations as a member uses them, against the mock backend. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { REQUEST_RETRIES } from '@/config/limits';
import { loggedOut, selectCredits } from '@/core/auth/authSlice';
import { selectOutbox } from '@/features/chats/chatsSlice';
import { selectUnreadTotal } from '@/features/chats/unread';
import { pollConversation } from '@/features/chats/chatsThunks';
import type { TestBackend } from '@mocks/testServer';
import { visitChats } from '@tests/factories/chatPages';
import { pretendPointer } from '@tests/factories/media';
import type { Pointer } from '@tests/factories/media';
import { required } from '@tests/factories/required';

let backend: TestBackend;
/** Ends the visit: what it would still write to the browser is not the next one's. */
let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  backend.close();
});

/** Opens a page as the browser does after a reload. */
async function visit(address: string, persona: string, pointer: Pointer = 'mouse') {
  pretendPointer(pointer);
  const visited = await visitChats(['/members', address], { persona });
  ({ backend } = visited);
  leave = () => {
    cleanup();
    visited.store.dispatch(loggedOut({ by: 'member' }));
  };
  return visited;
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const log = () => screen.findByRole('log');
const stored = (conversation: string) => backend.db.conversations.get(conversation)?.messages ?? [];
const mine = (conversation: string) =>
  stored(conversation)
    .filter(({ client_id }) => client_id !== null)
    .map(({ text }) => text);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the list', () => {
  it('leads to a conversation, whose unread count is 0 from then on [SC-03, ST-11]', async () => {
    const { store, router } = await visit('/chats', 'premium@example.test');
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeDefined();
    const row = await screen.findByRole('link', { name: /Amara, 34/ });
    expect(within(row).getByText('1 unread message')).toBeDefined();
    const before = selectUnreadTotal(store.getState());
    await userEvent.click(row);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara, 34' })).toBeDefined();
    expect(within(await log()).getByText('I am flattered on behalf of the dog.')).toBeDefined();
    expect(selectUnreadTotal(store.getState())).toBe(before - 1);
    expect(router.state.location.pathname).toBe('/chats/c2');
    await waitFor(() => expect(backend.db.conversations.get('c2')?.read.premium).toBe(stored('c2').length));
  });

  it('finds a member by name', async () => {
    await visit('/chats', 'premium@example.test');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'amar');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No conversation under that name.')).toBeDefined();
  });

  it('says what to do when there is nothing yet', async () => {
    await visit('/chats', 'new@example.test');
    for (const conversation of backend.db.conversations.values())
      if (conversation.members.includes('new')) backend.db.conversations.delete(conversation.id);
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search members' })).toHaveProperty('pathname', '/members');
  });

  it('says that a conversation is gone', async () => {
    await visit('/chats/c999999', 'premium@example.test');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This conversation is no longer here' }),
    ).toBeDefined();
  });

  it('obeys keys that come before the page has followed the last one [BX-20]', async () => {
    const { router } = await visit('/chats/c1', 'premium@example.test');
    await screen.findByRole('link', { name: /Amara, 34/ });
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, cancelable: true }));
    await act(() => Promise.resolve(['ArrowDown', 'ArrowDown'].forEach(press)));
    expect(router.state.location.pathname).toBe('/chats/c3');
    await act(() => Promise.resolve(['ArrowUp', 'ArrowUp'].forEach(press)));
    expect(router.state.location.pathname).toBe('/chats/c1');
  });

  it('marks who has a draft', async () => {
    const { router } = await visit('/chats/c1', 'premium@example.test');
    await userEvent.type(await field(), 'Half a');
    await act(() => router.navigate('/chats/c2'));
    expect(within(await screen.findByRole('link', { name: /Elena, 32/ })).getByText('Draft:')).toBeDefined();
    await act(() => router.navigate('/chats/c1'));
    expect((await field()).value).toBe('Half a');
  });
});

describe('writing', () => {
  it('sends with Enter, breaks the line with Shift and Enter, and tells the new balance [BX-05]', async () => {
    const { store } = await visit('/chats/c1', 'premium@example.test');
    expect(await screen.findByText(/1 credit per message · 120 left/)).toBeDefined();
    const text = await field();
    await userEvent.type(text, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(text.value).toBe(''));
    await waitFor(() => expect(mine('c1')).toEqual(['One\ntwo']));
    await waitFor(() => expect(selectCredits(store.getState())).toBe(119));
    expect(within(await log()).getByText(/^Sent$/)).toBeDefined();
  });

  it('does not send with Enter where fingers point', async () => {
    await visit('/chats/c1', 'premium@example.test', 'touch');
    await userEvent.type(await field(), 'One{Enter}two');
    expect((await field()).value).toBe('One\ntwo');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(mine('c1')).toEqual(['One\ntwo']));
  });

  it('sends with Enter on a desktop without any mouse', async () => {
    await visit('/chats/c1', 'premium@example.test', 'none');
    await userEvent.type(await field(), 'One{Enter}');
    await waitFor(() => expect(mine('c1')).toEqual(['One']));
  });

  it('counts the characters, warns near the limit and does not send beyond it [SC-04]', async () => {
    await visit('/chats/c1', 'premium@example.test');
    const text = await field();
    await userEvent.click(text);
    await userEvent.paste('a'.repeat(449));
    expect(screen.getByText('449 / 500').parentElement?.className).toBe('');
    await userEvent.paste('b');
    expect(screen.getByText('450 / 500').parentElement?.className).toBe('count-warn');
    await userEvent.paste('c'.repeat(52));
    expect(screen.getByText(/This message is 2 characters too long./)).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(text.value).toHaveLength(502);
    expect(mine('c1')).toEqual([]);
  });

  it.each([
    ['the answer', 1],
    ['every answer to the first attempt and its repetitions', REQUEST_RETRIES + 1],
  ])('is one message and one charge when %s is lost on the way [BX-02]', async (_, times) => {
    const { store } = await visit('/chats/c1', 'premium@example.test');
    const text = await field();
    backend.fault({ match: 'POST chat.php', kind: 'drop_after_commit', times });
    await userEvent.type(text, 'Only once{Enter}');
    await waitFor(() => expect(selectOutbox(store.getState())).toEqual([]));
    await waitFor(() => expect(selectCredits(store.getState())).toBe(119));
    expect(mine('c1')).toEqual(['Only once']);
    expect(within(await log()).getAllByText('Only once')).toHaveLength(1);
  });

  it('keeps the text and shows the way when the credits are used up [ER-13]', async () => {
    const { router } = await visit('/chats', 'empty@example.test');
    await userEvent.click(required((await screen.findAllByRole('link', { name: /, \d\d/ }))[0]));
    await userEvent.type(await field(), 'For later{Enter}');
    expect((await field()).value).toBe('For later');
    expect(screen.getAllByText('You do not have enough credits to send this message').length).toBeGreaterThan(
      0,
    );
    await userEvent.click(required(screen.getAllByRole('link', { name: 'Top up' })[0]));
    expect(router.state.location.pathname).toBe('/credits');
  });

  it.each([
    [
      'premium_only',
      'This feature is only available for premium members. Without Premium you can start 2 conversations.',
    ],
    ['blocked_by', "You're blocked by Elena. You do not have access to this page."],
    [
      'not_found',
      'Elena can’t be reached at the moment: the account may be paused, closed or no longer available to you.',
    ],
  ])('says why a message was refused: %s, and lets it be edited [ER-14, RO-04]', async (error, sentence) => {
    await visit('/chats/c1', 'premium@example.test');
    const text = await field();
    backend.fault({ match: 'POST chat.php', kind: 'status', status: 403, body: { error }, times: 1 });
    await userEvent.type(text, 'Refused{Enter}');
    expect(await within(await log()).findByText(`Not sent. ${sentence}`)).toBeDefined();
    expect(announced()).toContain(`Not sent. ${sentence}`);
    expect(screen.getByRole('link', { name: /Elena, 32.*Message not sent/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await field()).value).toBe('Refused');
    expect(within(await log()).queryByText(/^Not sent/)).toBeNull();
  });
});

describe('reading', () => {
  it('announces what the partner writes, and not what the reader wrote', async () => {
    const { store } = await visit('/chats/c1', 'premium@example.test');
    await userEvent.type(await field(), 'Mine{Enter}');
    await waitFor(() => expect(mine('c1')).toEqual(['Mine']));
    const template = stored('c1').at(-1);
    if (template)
      stored('c1').push({
        ...template,
        id: 'answer',
        client_id: null,
        from: 'elena',
        text: 'Yours',
        at: template.at + 1,
      });
    await act(() => store.dispatch(pollConversation('c1')));
    await waitFor(() => expect(announced()).toContain('Elena: Yours'));
    expect(announced().join()).not.toContain('Mine');
  });

  it('says in words that a profile is fictional [BX-14]', async () => {
    await visit('/members/helga/chat', 'low@example.test');
    expect(await screen.findByText(/Helga is a fictional profile/)).toBeDefined();
    expect(screen.getByText('Fictional profile')).toBeDefined();
    // And again, as the words above move up, where each further message begins.
    await userEvent.type(await field(), 'Hello{Enter}');
    await waitFor(() => {
      const hint = screen.getByText('Fictional profile: for conversation only. You can’t meet.');
      const [written] = screen.getAllByRole('textbox');
      expect(written?.getAttribute('aria-describedby')?.split(' ')).toContain(hint.id);
    });
  });
});

describe('the way in from a profile [RT-04]', () => {
  it('offers first lines, and becomes the conversation with the first message [SC-05]', async () => {
    const { router } = await visit('/members/sofia/chat', 'low@example.test');
    await userEvent.click(await screen.findByRole('button', { name: 'Ideas for a first line' }));
    const dialog = await screen.findByRole('dialog', { name: 'A first line, if you like' });
    expect(await within(dialog).findByText('Choosing one is free. Sending it costs 1 credit.')).toBeDefined();
    const [line] = within(within(dialog).getByRole('list')).getAllByRole('button');
    if (line) await userEvent.click(line);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field()).value).toBe(line?.textContent);
    await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'TEXTAREA'));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chats\/c\d+$/));
    expect(within(await log()).getByText(line?.textContent ?? '')).toBeDefined();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/members');
  });

  it('opens the conversation that there is', async () => {
    const { router } = await visit('/members/elena/chat', 'premium@example.test');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats/c1'));
  });
});
