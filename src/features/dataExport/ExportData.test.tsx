// @vitest-environment jsdom
/** The copy of an account against the mock backend, from the button to the file. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { saveFile } from '@/lib/saveFile';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { ExportData } from './ExportData';
import type { ExportContents } from './exportFile';

vi.mock(import('@/lib/saveFile'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

/** Every page of every conversation is asked for. */
const PATIENCE = { timeout: 60_000 };
let backend: TestBackend;
let made: Blob[];

beforeEach(async () => {
  vi.mocked(saveFile).mockClear();
  made = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:test/${made.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  await startI18n('en');
  await loadNamespaces(['account']);
});
afterEach(() => {
  backend.close();
  vi.unstubAllGlobals();
});

async function open(persona: string) {
  backend = createTestBackend({ persona });
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const view = render(
    <Provider store={store}>
      <ExportData />
    </Provider>,
  );
  return { store, view };
}
/** An answer that takes its time, so that there is something to see. */
const hold = () => backend.fault({ match: 'GET likes.php', kind: 'slow', ms: 400, times: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function contentsOf(blob: Blob | undefined): Promise<ExportContents> {
  const parsed: unknown = JSON.parse(await textOf(blob));
  if (!isContents(parsed)) throw new Error('No contents');
  return parsed;
}
const isContents = (value: unknown): value is ExportContents =>
  typeof value === 'object' && value !== null && 'schema_version' in value;

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob ?? new Blob());
  });

describe('the copy of my data [BX-23]', () => {
  it(
    'holds all messages of all conversations, the one of 5,000 too',
    async () => {
      await open('premium@example.test');
      const stored = [...backend.db.conversations.values()].filter(({ members }) =>
        members.includes('premium'),
      );
      await press('Download my data');
      const link = await screen.findByRole('link', { name: 'Save the file' }, PATIENCE);
      expect(saveFile).toHaveBeenCalledExactlyOnceWith(
        link.getAttribute('href'),
        link.getAttribute('download'),
      );
      expect(link.getAttribute('download')).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      const contents = await contentsOf(made[0]);
      expect(contents.schema_version).toBe(1);
      expect(contents.account.email).toBe('premium@example.test');
      expect(contents.conversations).toHaveLength(stored.length);
      const longest = contents.conversations.toSorted((a, b) => b.messages.length - a.messages.length)[0];
      expect(longest?.messages).toHaveLength(5000);
      const original = stored.find(({ id }) => id === longest?.id);
      expect(longest?.messages.map(({ id }) => id)).toEqual(original?.messages.map(({ id }) => id));
      expect(contents.photos.length).toBeGreaterThan(0);
      expect(contents.purchases.cards).toEqual(
        [...backend.db.cards.values()]
          .filter(({ member }) => member === 'premium')
          .map(({ id, brand, last4, expires }) => ({ id, brand, last4, expires })),
      );
      const booked = [...(backend.db.ledger.get('premium') ?? [])].map(({ id }) => id);
      expect(booked.length).toBeGreaterThan(0);
      expect(new Set(contents.purchases.credits.map(({ id }) => id))).toEqual(new Set(booked));
    },
    PATIENCE.timeout,
  );

  it.each([
    [100, false],
    [101, true],
  ])(
    'of a free member with %i messages says whether something is hidden [CO-07]',
    async (count, isLimited) => {
      await open('free@example.test');
      const conversation = [...backend.db.conversations.values()].find(({ members }) =>
        members.includes('free'),
      );
      const [message] = conversation?.messages ?? [];
      if (!conversation || !message) throw new Error('No conversation');
      conversation.messages = Array.from({ length: count }, (_, at) => ({ ...message, id: `x${at}` }));
      const partner = conversation.members.find((member) => member !== 'free') ?? '';
      const name = backend.db.members.get(partner)?.name;
      await press('Download my data');
      await screen.findByRole('link', { name: 'Save the file' }, PATIENCE);
      const contents = await contentsOf(made[0]);
      const found = contents.conversations.find(({ id }) => id === conversation.id);
      expect([found?.messages.length, found?.history_limited]).toEqual([100, isLimited]);
      const said =
        `Your conversation with ${name} is incomplete: without Premium you only see its newest messages, ` +
        'and the file contains only what you can see.';
      expect(screen.queryByText(said) !== null).toBe(isLimited);
      expect(
        contents.readme.endsWith(`${said} In this file, such a conversation is marked with history_limited.`),
      ).toBe(isLimited);
    },
  );

  it('says why it stopped, and goes on there [ER-01]', async () => {
    await open('low@example.test');
    backend.fault({ match: 'GET chat.php', kind: 'status', status: 400, times: 1 });
    await press('Download my data');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'An error occured, please try again later. What’s been collected so far is kept.',
    );
    await press('Try again');
    await screen.findByRole('link', { name: 'Save the file' }, PATIENCE);
    expect(made).toHaveLength(1);
  });

  it('says that there is no network, and keeps what it has', async () => {
    await open('low@example.test');
    backend.fault({ match: 'GET transactions.php', kind: 'offline' });
    await press('Download my data');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^You seem to be offline\..*What’s been collected so far is kept\.$/);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('keeps the focus with its buttons when it stops, and when it is given up then', async () => {
    await open('low@example.test');
    backend.fault({ match: 'GET chat.php', kind: 'status', status: 400, times: 1 });
    await press('Download my data');
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download my data' }));
  });

  it.each([
    ['is ready', 'Save the file', null],
    ['stops', 'Try again', 400],
  ])('leaves the focus with who types elsewhere when it %s', async (_, name, status) => {
    await open('low@example.test');
    if (status !== null) backend.fault({ match: 'GET chat.php', kind: 'status', status, times: 1 });
    hold();
    await press('Download my data');
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    await screen.findByText(name, {}, PATIENCE);
    expect(document.activeElement).toBe(field);
  });

  it('gives the focus to the link when it is ready', async () => {
    await open('low@example.test');
    await press('Download my data');
    const link = await screen.findByRole('link', { name: 'Save the file' }, PATIENCE);
    expect(document.activeElement).toBe(link);
  });

  it('can be given up on the way', async () => {
    await open('premium@example.test');
    hold();
    await press('Download my data');
    expect(screen.getByRole('progressbar', { name: 'Collecting your data' })).toBeDefined();
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download my data' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('stops quietly when its page is left', async () => {
    const { view } = await open('premium@example.test');
    hold();
    await press('Download my data');
    act(() => view.unmount());
    await waitFor(() => expect(backend.db.faults[0]?.times).toBe(0));
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('is said to screen readers while it runs', async () => {
    await open('low@example.test');
    hold();
    await press('Download my data');
    const panel = screen.getByRole('region', { name: 'Your data' });
    expect(within(panel).getAllByRole('status')[0]?.textContent).toContain('Collecting your data');
    await screen.findByRole('link', { name: 'Save the file' }, PATIENCE);
    expect(within(panel).getByRole('status').textContent).toContain('Your file is ready.');
  });
});
