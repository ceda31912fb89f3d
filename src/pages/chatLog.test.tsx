// @vitest-environment jsdom
/** What the log of a conversation shows and tells, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { elenaWrites, messagesOf, visitElena } from '@tests/factories/elena';
import { pretendPointer } from '@tests/factories/media';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

/** What the partner writes while nobody asks. */
const write = (...texts: string[]) => elenaWrites(backend, ...texts.map((text) => ({ text })));

async function openElena(prepare: () => void = () => undefined) {
  const { store, log, poll } = await visitElena({
    prepare: (made) => {
      backend = made;
      prepare();
    },
  });
  return { store, log: await log(), poll };
}
const searchField = () => screen.getByRole('searchbox', { name: 'Words to find' });

/** The oldest message is not loaded when the conversation opens. */
const toOldest = (text: string) => (): void => {
  const [oldest] = messagesOf(backend);
  if (oldest) oldest.text = text;
};

/** Opens the search by its keys, and looks for words. */
async function searchElena(prepare: () => void, words: string) {
  const opened = await openElena(prepare);
  await userEvent.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
  const field = await screen.findByRole('searchbox', { name: 'Words to find' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, words);
  return { ...opened, results: await screen.findByRole('list', { name: 'Messages found' }) };
}
/** What stands above the writing field; said aloud, it is in the page once more. */
const noted = (words: string) => screen.findByText(words, { selector: '.act-note p' });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the log of a conversation', () => {
  it('makes links of web addresses alone, which lead away without a trace [BX-22]', async () => {
    const { log } = await openElena(() =>
      write('See https://example.test/a, javascript:alert(1) or a@example.test'),
    );
    const links = await within(log).findAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href, target, rel }) => ({ href, target, rel }))).toEqual([
      { href: 'https://example.test/a', target: '_blank', rel: 'noopener noreferrer nofollow ugc' },
    ]);
  });

  it('shows what people write as text, and one to three emoji large [BX-22]', async () => {
    const { log } = await openElena(() => write('<img src=x onerror=alert(1)>', '😀🎉'));
    expect(
      within(log)
        .getByText(/<img src=x/)
        .querySelector('img'),
    ).toBeNull();
    expect(within(log).getByText(/😀🎉/).className).toContain('bubble-emoji');
  });

  it('loads older messages, says when it could not, and tries again [BX-13]', async () => {
    const { log } = await openElena();
    backend.fault({
      match: 'GET chat.php',
      kind: 'status',
      status: 403,
      body: { error: 'not_now' },
      times: 1,
    });
    await userEvent.click(within(log).getByRole('button', { name: 'Show older messages' }));
    expect(await within(log).findByText('Older messages couldn’t be loaded.')).toBeDefined();
    await userEvent.click(within(log).getByRole('button', { name: 'Try again' }));
    expect(await within(log).findByRole('button', { name: 'Show older messages' })).toBeDefined();
    expect(log.getAttribute('aria-busy')).toBe('false');
  });

  it('says where older messages are hidden from free members [CO-07]', async () => {
    const { log } = await openElena(() => Object.assign(backend.account('premium'), { paid_user: false }));
    for (
      let page = 0;
      page < 8 && within(log).queryByText('Older messages are hidden.') === null;
      page += 1
    ) {
      await userEvent.click(within(log).getByRole('button', { name: 'Show older messages' }));
      await waitFor(() => expect(log.getAttribute('aria-busy')).toBe('false'));
    }
    expect(within(log).getByText('Older messages are hidden.')).toBeDefined();
  });

  it('announces what is new, several at once as one, and nothing that was there before', async () => {
    const { poll } = await openElena(() => write('Long ago'));
    expect(announced().join()).not.toContain('Long ago');
    write('One', 'Two');
    await poll();
    await waitFor(() => expect(announced()).toContain('Elena: One\nElena: Two'));
  });

  it('announces many at once by their number', async () => {
    const { poll } = await openElena();
    write('1', '2', '3', '4', '5');
    await poll();
    await waitFor(() => expect(announced()).toContain('5 new messages from Elena'));
  });

  it('opens the search by its keys, finds, and gives the focus to the log when it is closed [BX-22]', async () => {
    const { log, results } = await searchElena(() => write('The café by the canal'), 'CAFE BY');
    expect(within(results).getByText('café by').tagName).toBe('MARK');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 of 1')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: 'Words to find' })).toBeNull();
    expect(document.activeElement).toBe(log);
  });

  it.each([
    ['mouse', 'the field of the search'],
    ['touch', 'the message'],
  ] as const)(
    'a found message that is chosen by %s gives the focus to %s [BX-20]',
    async (pointer, where) => {
      pretendPointer(pointer);
      const { results } = await searchElena(() => write('The café by the canal'), 'cafe by');
      await userEvent.click(within(results).getByRole('button'));
      expect(await screen.findByText('1 of 1')).toBeDefined();
      expect(screen.queryByRole('list', { name: 'Messages found' })).toBeNull();
      const { activeElement } = document;
      const row = activeElement?.closest('.log-row, .chat-log');
      const place = row?.textContent.includes('The café by the canal') === true ? 'the message' : 'nothing';
      expect(activeElement === searchField() ? 'the field of the search' : place).toBe(where);
    },
  );

  it.each([
    ['is no longer there', 404, 'That message is no longer available.'],
    ['cannot be had now', 403, 'The message couldn’t be shown. Please try again.'],
  ])('says so when a found message %s, and stays with the list', async (_, status, words) => {
    const { results, log } = await searchElena(toOldest('The café by the canal'), 'cafe by');
    backend.fault({ match: 'GET chat.php', kind: 'status', status, body: { error: 'not_found' } });
    await userEvent.click(within(results).getByRole('button'));
    expect(await noted(words)).toBeDefined();
    expect(within(log).queryByText('The café by the canal')).toBeNull();
    expect(screen.getByText('1 message')).toBeDefined();
    expect(document.activeElement).toBe(within(results).getByRole('button'));
  });

  it('says so when the message that a quotation leads to cannot be shown', async () => {
    const { log } = await openElena(() => {
      const [oldest] = messagesOf(backend);
      write('You know which one');
      const answer = messagesOf(backend).at(-1);
      if (oldest && answer)
        answer.reply_to = { id: oldest.id, from: oldest.from, text: oldest.text, attachment: false };
    });
    backend.fault({ match: 'GET chat.php', kind: 'status', status: 404, body: { error: 'not_found' } });
    await userEvent.click(within(log).getByRole('button', { name: /^Reply to / }));
    expect(await noted('That message is no longer available.')).toBeDefined();
  });
});
