// @vitest-environment jsdom
/** Reporting, blocking and hiding a member from their page, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { selectIsAside } from '@/core/aside/asideSlice';
import { selectConversationWith, selectDraft, selectOutbox } from '@/features/chats/chatsSlice';
import { draftChanged, outboxMoved } from '@/features/chats/chatsSlice';
import { selectReceived } from '@/features/likes/likesSlice';
import { uuid } from '@/lib/uuid';
import { readClock } from '@mocks/clock';
import { putAside } from '@mocks/rules/aside';
import type { TestBackend } from '@mocks/testServer';
import { visitMember } from '@tests/factories/memberPage';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitMember>) {
  const visited = await visitMember(...how);
  ({ backend } = visited);
  return visited;
}

const PREMIUM = 'premium@example.test';

async function choose(item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Elena' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a report', () => {
  const report = async () => {
    await choose('Report Elena');
    return dialog('Report Elena');
  };

  it('needs a reason, and words for something else [BX-01]', async () => {
    const { backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const form = await report();
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    expect(await form.findByText('Choose what’s wrong.')).toBeDefined();
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    expect(await form.findByText('Tell us in a few words what’s wrong.')).toBeDefined();
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'What happened?' }));
    expect(made.db.reports).toHaveLength(0);
  });

  it('ends with a receipt that has the focus, and does not block unless it is asked to [BX-01]', async () => {
    const { backend: made, store } = await visit('/members/elena', { persona: PREMIUM });
    const form = await report();
    const alsoBlock = form.getByRole<HTMLInputElement>('checkbox', { name: /^Also block Elena/ });
    expect(alsoBlock.checked).toBe(false);
    await userEvent.click(form.getByRole('radio', { name: 'May be under 18' }));
    expect(form.getByText(/look at reports like this one first/)).toBeDefined();
    await userEvent.type(form.getByRole('textbox'), 'Says so in a message.');
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    const receipt = await dialog('Thank you, we have your report');
    const reference = made.db.reports.at(-1)?.reference ?? 'none';
    expect(receipt.getByText(reference)).toBeDefined();
    expect(document.activeElement?.contains(receipt.getByText(reference))).toBe(true);
    expect(made.db.reports).toMatchObject([
      { profile: 'elena', reason: 'underage', text: 'Says so in a message.' },
    ]);
    expect(made.db.blocks.has('premium>elena')).toBe(false);
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull();
  });

  it('blocks as well when it is asked to [BX-01, RO-04]', async () => {
    const { backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const form = await report();
    await userEvent.click(form.getByRole('radio', { name: 'Advertising or spam' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Also block Elena/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    const receipt = await dialog('Thank you, we have your report');
    expect(receipt.getByText('You’ve blocked Elena.')).toBeDefined();
    expect(made.db.blocks.has('premium>elena')).toBe(true);
  });

  it('stays as it was written when its answer is lost, and is one report however often it is sent [BX-01]', async () => {
    const { backend: made } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST report.php', kind: 'wrong_shape', times: 1 }),
    });
    const form = await report();
    await userEvent.click(form.getByRole('radio', { name: 'Rude, threatening or hateful' }));
    await userEvent.type(form.getByRole('textbox'), 'Threats.');
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    expect(await form.findByText(/^We can’t tell whether your report arrived/)).toBeDefined();
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Threats.');
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    await dialog('Thank you, we have your report');
    expect(made.db.reports).toHaveLength(1);
  });

  it('keeps its receipt when the block that was asked for fails, and the focus when that is done [BX-01] [BX-20]', async () => {
    const { backend: made } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST block.php', kind: 'status', status: 403, times: 1 }),
    });
    const form = await report();
    await userEvent.click(form.getByRole('radio', { name: 'Advertising or spam' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Also block Elena/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    const receipt = await dialog('Thank you, we have your report');
    expect(receipt.getByText(/Elena isn’t blocked yet/)).toBeDefined();
    await userEvent.click(receipt.getByRole('button', { name: 'Block now' }));
    expect(await receipt.findByText('You’ve blocked Elena.')).toBeDefined();
    expect(document.activeElement?.className).toContain('report-receipt');
    expect(made.db.reports).toHaveLength(1);
  });
});

describe('blocking', () => {
  it('says before what it does, and then nothing of the two is left anywhere [RO-04]', async () => {
    const { backend: made, store } = await visit('/members/elena', { persona: PREMIUM });
    await screen.findByRole('button', { name: 'Options for Elena' });
    await waitFor(() => expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull());
    store.dispatch(draftChanged({ profile: 'elena', text: 'Half a thought' }));
    await choose('Block Elena');
    const question = await dialog('Block Elena?');
    expect(question.getByText(/deleted for good, for both of you/)).toBeDefined();
    expect(question.getByText(/Elena won’t be notified/)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Block Elena' }));

    expect(await screen.findByText('You’ve blocked Elena')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Send a message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send a gift' })).toBeNull();
    expect(selectConversationWith(store.getState(), 'elena')).toBeNull();
    expect(selectDraft(store.getState(), 'elena')).toBe('');
    expect(selectReceived(store.getState()).map(({ id }) => id)).not.toContain('elena');
    expect(made.db.blocks.has('premium>elena')).toBe(true);
  });

  it('leaves nobody among the members like another one, also among those asked for [RO-04]', async () => {
    const { goTo, goBy } = await visit('/members/elena', { persona: PREMIUM });
    const related = async () =>
      within(await screen.findByRole('list', { name: 'You may also like' })).getAllByRole('link');
    const fewer = (await related()).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Show more like Elena' }));
    await waitFor(async () => expect((await related()).length).toBeGreaterThan(fewer));
    const all = await related();
    for (const link of [all[0], all.at(-1)]) {
      const address = link?.getAttribute('href') ?? '';
      await goTo(address);
      await userEvent.click(await screen.findByRole('button', { name: /^Options for (?!Elena)/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Block / }));
      const asked = within(await screen.findByRole('dialog'));
      await userEvent.click(asked.getByRole('button', { name: /^Block / }));
      await screen.findByText(/^You’ve blocked/);
      await goBy(-1);
      await screen.findByRole('button', { name: 'Options for Elena' });
      expect((await related()).map((other) => other.getAttribute('href'))).not.toContain(address);
    }
    expect(await related()).toHaveLength(all.length - 2);
  });

  it('takes unsent messages along, and a late answer to one brings nothing back [RO-04]', async () => {
    const { store } = await visit('/members/elena', { persona: PREMIUM });
    await screen.findByRole('button', { name: 'Options for Elena' });
    await waitFor(() => expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull());
    const words = { text: 'Hello', attachment: null, reply_to: null };
    const entry = { client_id: uuid(), profile: 'elena', conversation: null, created_at: 0, ...words };
    backend?.fault({ match: 'POST chat.php', kind: 'slow', ms: 400, times: 1 });
    store.dispatch(outboxMoved({ type: 'queued', entry }));
    await choose('Block Elena');
    await userEvent.click((await dialog('Block Elena?')).getByRole('button', { name: 'Block Elena' }));
    expect(await screen.findByText('You’ve blocked Elena')).toBeDefined();
    expect(selectOutbox(store.getState())).toEqual([]);
    await waitFor(() => expect(backend?.db.conversations.size).toBeGreaterThan(0));
    expect(selectConversationWith(store.getState(), 'elena')).toBeNull();
  });

  it('is undone by unblocking, which restores nothing but that both may see each other [RO-04]', async () => {
    const { backend: made, store } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ db }) => db.blocks.add('premium>elena'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Elena' }));
    expect(await screen.findByRole('link', { name: 'Send a message' })).toBeDefined();
    expect(screen.getByText('Elena is no longer blocked.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(made.db.blocks.has('premium>elena')).toBe(false);
    expect(selectReceived(store.getState()).map(({ id }) => id)).not.toContain('elena');
  });

  it('changes nothing when it fails, and says so [RO-04]', async () => {
    const { store } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST block.php', kind: 'status', status: 403, times: 1 }),
    });
    await waitFor(() => expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull());
    await choose('Block Elena');
    const question = await dialog('Block Elena?');
    await userEvent.click(question.getByRole('button', { name: 'Block Elena' }));
    expect(await question.findByText(/^Elena isn’t blocked\./)).toBeDefined();
    expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull();
  });

  it('by the other one closes the profile and the way to write [RO-04]', async () => {
    const { goTo } = await visit('/members/claire', { persona: 'blocked@example.test' });
    const words = "You're blocked by Claire. You do not have access to this page.";
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
    await goTo('/members/claire/chat');
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('hiding', () => {
  it('takes a member out of the search, and brings them back from the same place', async () => {
    const { backend: made, store } = await visit('/members/elena', { persona: PREMIUM });
    await choose('Hide from search');
    expect(await screen.findByText('You’ve hidden Elena from search and the swipe game.')).toBeDefined();
    expect(selectIsAside(store.getState(), 'elena')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Elena is back in your search.')).toBeDefined();
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(() => expect(selectIsAside(store.getState(), 'elena')).toBe(false));
    expect(made.db.reports).toHaveLength(0);
  });

  it('says when it did not work', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST pass.php', kind: 'status', status: 403, times: 1 }),
    });
    await choose('Hide from search');
    expect(await screen.findByText(/That didn’t work, and nothing has changed/)).toBeDefined();
    expect(screen.queryByText(/^You’ve hidden /)).toBeNull();
  });

  it('says nothing of an answer that got lost once the list is heard [AP-06]', async () => {
    const { backend: made } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'POST pass.php', kind: 'wrong_shape', times: 1 }),
    });
    await choose('Hide from search');
    expect(await screen.findByText(/^We can’t tell whether that worked/)).toBeDefined();
    made.fault({ match: 'POST pass.php', kind: 'drop_after_commit', times: null });
    await choose('Hide from search');
    expect(await screen.findByText('You’ve hidden Elena from search and the swipe game.')).toBeDefined();
    await waitFor(() => expect(made.db.aside.size).toBe(1));
    await waitFor(() => expect(screen.queryByText(/didn’t work|can’t tell/)).toBeNull());
  });

  it('of a member who was passed in the game is offered, who comes back to the game only [SC-14]', async () => {
    const { store } = await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ db }) =>
        putAside(db, { by: 'premium', whom: 'elena', kind: 'passed', at: readClock(db.clock) }),
    });
    expect(await screen.findByText('You passed on Elena in the swipe game.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Elena is back in the swipe game.')).toBeDefined();
    expect(selectIsAside(store.getState(), 'elena')).toBe(false);
    await choose('Hide from search');
    expect(await screen.findByText('You’ve hidden Elena from search and the swipe game.')).toBeDefined();
  });

  it('that could not be undone leaves the focus beside the reason [BX-20]', async () => {
    const { backend: made } = await visit('/members/elena', { persona: PREMIUM });
    await choose('Hide from search');
    made.fault({ match: 'DELETE pass.php', kind: 'status', status: 403, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
    const said = await screen.findByText(/That didn’t work, and nothing has changed/);
    await waitFor(() => expect(said.closest('.profile-notes')?.contains(document.activeElement)).toBe(true));
  });
});
