// @vitest-environment jsdom
/** Where the reader of a conversation is, and where the focus, whatever comes and goes; against the mock backend. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordsShared } from '@/features/chats/chatsSlice';
import { showMessage } from '@/features/chats/threadThunks';
import type { TestBackend } from '@mocks/testServer';
import { elenaWrites, messagesOf, visitElena } from '@tests/factories/elena';
import { layOutLog } from '@tests/factories/logLayout';
import { newEntry } from '@tests/factories/outboxEntry';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
beforeEach(layOutLog);
afterEach(async () => {
  await settled();
  backend.close();
  vi.restoreAllMocks();
});

/** Sixty messages that were read, of which the last thirty are there at once. */
function long(made: TestBackend): void {
  elenaWrites(made, ...Array.from({ length: 60 }, (_, index) => ({ text: `Line ${index}` })));
  const conversation = made.db.conversations.get('c1');
  if (conversation) conversation.read.premium = conversation.messages.length;
}

/** A message that another tab of the same account could not send. */
const unsent = {
  outbox: [
    { ...newEntry('e1', { profile: 'elena' }), state: 'failed' as const, attempts: 1, reason: 'not_found' },
  ],
};

async function visit(prepare: (made: TestBackend) => void = long) {
  const visited = await visitElena({ prepare });
  ({ backend } = visited);
  return { ...visited, log: await visited.log() };
}

const scrollTo = (log: HTMLElement, top: number): void => {
  log.scrollTop = top;
  fireEvent.scroll(log);
};
/** The first message that is whole in the view, by its text and its distance from the top of the view. */
function firstInSight(log: HTMLElement): { text: string | null; top: number } | undefined {
  const tops = within(log)
    .getAllByRole('article')
    .map((row) => ({ text: row.textContent, top: row.getBoundingClientRect().top }));
  return tops.find(({ top }) => top >= 0);
}
const atEnd = (log: HTMLElement): boolean => log.scrollHeight - log.scrollTop - log.clientHeight < 1;

describe('the place of the reader', () => {
  it('is kept when an own message comes from another device [BX-13]', async () => {
    const { log, poll } = await visit();
    expect(atEnd(log)).toBe(true);
    scrollTo(log, 600);
    const place = firstInSight(log);
    elenaWrites(backend, { from: 'premium', text: 'From my other phone' });
    await poll();
    expect(firstInSight(log)).toEqual(place);
    expect(screen.getByRole('button', { name: 'Jump to the newest message' })).toBeDefined();
  });

  it('is kept when an own message waits in another tab [BX-13, BX-28]', async () => {
    const { log, store } = await visit();
    scrollTo(log, 600);
    const place = firstInSight(log);
    act(() => void store.dispatch(recordsShared(unsent)));
    expect(firstInSight(log)).toEqual(place);
  });

  it('is found again in a conversation with an unsent message [BX-13, BX-02]', async () => {
    const { store, goTo, log } = await visit();
    const [oldest] = messagesOf(backend);
    act(() => void store.dispatch(recordsShared(unsent)));
    await act(() => store.dispatch(showMessage({ conversation: 'c1', message: oldest?.id ?? '' })));
    expect(within(log).getByText(oldest?.text ?? '')).toBeDefined();
    await goTo('/chats');
    await goTo('/chats/c1');
    await settled();
    expect(within(await screen.findByRole('log')).getByText(oldest?.text ?? '')).toBeDefined();
  });

  it('is the end as soon as something is written here [BX-13]', async () => {
    const { log } = await visit();
    scrollTo(log, 600);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to Elena' }), 'From here{Enter}');
    await waitFor(() => expect(atEnd(log)).toBe(true));
    await waitFor(() => expect(messagesOf(backend).at(-1)?.text).toBe('From here'));
    expect(atEnd(log)).toBe(true);
    expect(within(log).getByText('From here')).toBeDefined();
  });
});

describe('a reader who races through the log', () => {
  it('finds rows where the view is, however far that is from where it was last told to be [BX-13]', async () => {
    const { log, store } = await visit((made) => {
      elenaWrites(made, ...Array.from({ length: 300 }, (_, index) => ({ text: `Line ${index}` })));
    });
    scrollTo(log, 0);
    await settled();
    scrollTo(log, 2400);
    // The browser has scrolled, and tells of it later than something is drawn.
    log.scrollTop = 0;
    act(() => void store.dispatch(recordsShared(unsent)));
    expect(log.isConnected).toBe(true);
    expect(firstInSight(log)?.top).toBeLessThan(480);
  });
});

describe('the focus', () => {
  it('goes along from a quotation to what is quoted, however far away that is [BX-20, BX-22]', async () => {
    const { log } = await visit((made) => {
      long(made);
      const [oldest] = messagesOf(made);
      if (!oldest) return;
      const { id, from, text } = oldest;
      elenaWrites(made, { text: 'You know', reply_to: { id, from, text, attachment: false } });
    });
    const [oldest] = messagesOf(backend);
    await userEvent.click(within(log).getByRole('button', { name: /^Reply to / }));
    const quoted = (await within(log).findByText(oldest?.text ?? '')).closest('article');
    expect(within(log).queryByText('You know')).toBeNull();
    expect(document.activeElement).toBe(quoted);
  });

  it('stays in the log when the way to the newest message has been gone [BX-13, BX-20]', async () => {
    const { log } = await visit();
    scrollTo(log, 600);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to the newest message' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /newest message/ })).toBeNull());
    expect(atEnd(log)).toBe(true);
    expect(document.activeElement).toBe(log);
  });

  it('is at the newest message after the End key [BX-20]', async () => {
    const { log } = await visit();
    scrollTo(log, 600);
    expect(fireEvent.keyDown(log, { key: 'End', shiftKey: true })).toBe(true);
    expect(atEnd(log)).toBe(false);
    expect(fireEvent.keyDown(log, { key: 'End' })).toBe(false);
    await waitFor(() => expect(screen.queryByRole('button', { name: /newest message/ })).toBeNull());
    expect(atEnd(log)).toBe(true);
  });

  it('stays on the way to older messages while they load, and in the log when there are none left [BX-13, BX-20]', async () => {
    const { log } = await visit((made) => {
      long(made);
      messagesOf(made).splice(0, messagesOf(made).length - 70);
    });
    const more = within(log).getByRole('button', { name: 'Show older messages' });
    backend.fault({ match: 'GET chat.php', kind: 'slow', ms: 50, times: 1 });
    await userEvent.click(more);
    expect(document.activeElement).toBe(more);
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(more);
    await userEvent.click(more);
    await waitFor(() => expect(more.isConnected).toBe(false));
    expect(document.activeElement).toBe(log);
  });
});

describe('a picture over the whole screen', () => {
  const withPicture = (made: TestBackend): void => {
    long(made);
    elenaWrites(made, { text: '', attachment: { id: 'a1', url: '/cdn/p1.webp', width: 800, height: 600 } });
  };

  it('stays when more arrives than the log draws around it, and gives the focus back to the log [BX-22]', async () => {
    const { log, poll, write } = await visit(withPicture);
    await userEvent.click(await within(log).findByRole('button', { name: 'Photo from Elena' }));
    const viewer = await screen.findByRole('dialog', { name: 'Photos in your conversation with Elena' });
    write(...Array.from({ length: 29 }, (_, index) => `Later ${index}`));
    await poll();
    scrollTo(log, log.scrollHeight);
    await waitFor(() => expect(within(log).queryByText(/^Later 28/)).not.toBeNull());
    expect(log.querySelector('[data-picture]')).toBeNull();
    expect(viewer.isConnected).toBe(true);
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer.isConnected).toBe(false));
    expect(document.activeElement).toBe(log);
  });

  it('gives the focus back to the picture that it was opened from [BX-20]', async () => {
    const { log } = await visit(withPicture);
    const picture = await within(log).findByRole('button', { name: 'Photo from Elena' });
    await userEvent.click(picture);
    const viewer = await screen.findByRole('dialog', { name: 'Photos in your conversation with Elena' });
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer.isConnected).toBe(false));
    expect(document.activeElement).toBe(picture);
  });
});
