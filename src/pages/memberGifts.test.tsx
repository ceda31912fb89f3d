// @vitest-environment jsdom
/** Giving a gift from a member's page, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { selectCredits } from '@/core/auth/authSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitMember } from '@tests/factories/memberPage';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitMember>) {
  const visited = await visitMember(...how);
  ({ backend } = visited);
  return visited;
}

/** As often as a call with a key is tried. */
const SEND_TIMES = 6;
const PREMIUM = 'premium@example.test';

async function openGifts() {
  const [button] = await screen.findAllByRole('button', { name: 'Send a gift' });
  if (button) await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'A gift for Elena' }));
  await dialog.findByRole('radio', { name: /^Rose/ });
  return dialog;
}
async function openRose() {
  const dialog = await openGifts();
  await userEvent.click(dialog.getByRole('radio', { name: /^Rose/ }));
  return dialog;
}
const giftsTo = (made: TestBackend, partner: string) =>
  [...made.db.conversations.values()]
    .filter(({ members }) => members.includes(partner))
    .flatMap(({ messages }) => messages)
    .filter(({ gift }) => gift !== undefined);

describe('a gift', () => {
  it('is chosen by nobody but the giver: none is at first, and none can be sent [SC-01]', async () => {
    const { backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const dialog = await openGifts();
    for (const tile of dialog.getAllByRole<HTMLInputElement>('radio')) expect(tile.checked).toBe(false);
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Choose a gift' });
    expect(send.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: /^Rose/ }));
    expect(send.disabled).toBe(false);
    expect(send.textContent).toBe('Send for 5 credits');
    expect(giftsTo(made, 'elena')).toHaveLength(0);
  });

  it('says what it costs and what is left, and stands in the conversation [SC-01]', async () => {
    const { store, backend: made, where } = await visit('/members/elena', { persona: PREMIUM });
    const before = selectCredits(store.getState());
    const dialog = await openGifts();
    await userEvent.click(dialog.getByRole('radio', { name: /^Coffee/ }));
    expect(dialog.getByText(`You have ${before} credits`)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 6 credits' }));
    const done = within(await screen.findByRole('dialog', { name: 'Elena has your gift' }));
    expect(done.getByText('You sent a coffee.')).toBeDefined();
    expect(selectCredits(store.getState())).toBe(before - 6);
    expect(giftsTo(made, 'elena').map(({ gift }) => gift)).toEqual(['coffee']);
    await userEvent.click(done.getByRole('link', { name: 'Open the conversation' }));
    await waitFor(() => expect(where()).toMatch(/^\/chats\//));
    expect(selectOpenModal(store.getState())).toBeNull();
    expect((await screen.findAllByText('You sent a coffee')).length).toBeGreaterThan(0);
  });

  it('leaves the newest balance, also when a message was paid for beside it [SC-01] [BX-05]', async () => {
    const { store, backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const before = selectCredits(store.getState());
    const dialog = await openRose();
    made.account(PREMIUM).credits = before - 6;
    made.fault({ match: 'POST gift.php', kind: 'wrong_shape', body: { credits: before - 5 }, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 5 credits' }));
    await screen.findByRole('dialog', { name: 'Elena has your gift' });
    await waitFor(() => expect(selectCredits(store.getState())).toBe(before - 6));
  });

  it('is paid for once, also when the answer was lost [SC-01]', async () => {
    const { store, backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const before = selectCredits(store.getState());
    const dialog = await openRose();
    made.fault({ match: 'POST gift.php', kind: 'wrong_shape', times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 5 credits' }));
    expect(await dialog.findByText(/^We can’t tell whether the gift arrived\./)).toBeDefined();
    made.fault({ match: 'POST gift.php', kind: 'drop_after_commit', times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 5 credits' }));
    await screen.findByRole('dialog', { name: 'Elena has your gift' });
    expect(selectCredits(store.getState())).toBe(before - 5);
    expect(giftsTo(made, 'elena')).toHaveLength(1);
  });

  it('is paid for once, also when the answer was lost and the dialog opened anew [SC-01]', async () => {
    const { store, backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const before = selectCredits(store.getState());
    const first = await openRose();
    made.fault({ match: 'POST gift.php', kind: 'drop_after_commit', times: SEND_TIMES });
    await userEvent.click(first.getByRole('button', { name: 'Send for 5 credits' }));
    await first.findByText(/^We can’t tell whether the gift arrived\./);
    // The balance is asked for, as it may have changed.
    await waitFor(() => expect(selectCredits(store.getState())).toBe(before - 5));
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openRose();
    await userEvent.click(again.getByRole('button', { name: 'Send for 5 credits' }));
    await screen.findByRole('dialog', { name: 'Elena has your gift' });
    expect(giftsTo(made, 'elena')).toHaveLength(1);
    expect(selectCredits(store.getState())).toBe(before - 5);
  });

  it('leads to the packages and back when the credits do not cover it [SC-01, RO-03]', async () => {
    await visit('/members/elena', { persona: 'empty@example.test' });
    const dialog = await openGifts();
    expect(dialog.getByText('You don’t have enough credits to send this gift')).toBeDefined();
    await userEvent.click(dialog.getByRole('radio', { name: /^Rose/ }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send for 5 credits' }).disabled).toBe(true);
    expect(dialog.getByRole('link', { name: 'Top up credits' }).getAttribute('href')).toBe(
      `/credits?next=${encodeURIComponent('/members/elena?gift=1')}`,
    );
  });

  it('believes the server about the credits [SC-01]', async () => {
    const { store, backend: made } = await visit('/members/elena', { persona: PREMIUM });
    const dialog = await openRose();
    made.account(PREMIUM).credits = 2;
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 5 credits' }));
    expect(await dialog.findByText('You don’t have enough credits to send this gift')).toBeDefined();
    await waitFor(() => expect(selectCredits(store.getState())).toBe(2));
    expect(giftsTo(made, 'elena')).toHaveLength(0);
  });

  it('says when it would begin a conversation too many for a free member [ER-14, RO-02]', async () => {
    const { backend: made } = await visit('/members/elena', {
      persona: 'free@example.test',
      prepare: ({ account }) =>
        Object.assign(account('free@example.test'), { credits: 50, started: ['m1', 'm2'] }),
    });
    for (const [id, { members }] of made.db.conversations)
      if (members.includes('elena')) made.db.conversations.delete(id);
    const dialog = await openRose();
    await userEvent.click(dialog.getByRole('button', { name: 'Send for 5 credits' }));
    expect(
      await dialog.findByText(/^This feature is only available for premium members\. Without Premium/),
    ).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Get Premium' })).toBeDefined();
    expect(made.account('free@example.test').credits).toBe(50);
  });

  it('says before it is paid for that a profile is fictional [BX-14]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { fictional: true }),
    });
    const dialog = await openGifts();
    expect(dialog.getByText(/^Elena is a fictional profile/)).toBeDefined();
  });

  it('can be looked for again when the gifts did not load', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'GET gifts.php', kind: 'wrong_shape', times: 1 }),
    });
    const [button] = await screen.findAllByRole('button', { name: 'Send a gift' });
    if (button) await userEvent.click(button);
    expect(await screen.findByText('The gifts couldn’t be loaded.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Rose/ })).toBeDefined();
  });

  it('is open again for whoever comes back to it, once [RO-01]', async () => {
    const { where } = await visit('/members/elena?gift=1', { persona: PREMIUM });
    await screen.findByRole('dialog', { name: 'A gift for Elena' });
    expect(where()).toBe('/members/elena');
  });
});

describe('a gift in a conversation', () => {
  it('names its giver, also one that this version does not know', async () => {
    const { backend: made } = await visit('/chats', {
      persona: PREMIUM,
      prepare: ({ db }) => {
        const conversation = [...db.conversations.values()].find(
          ({ members }) => members.includes('premium') && members.includes('elena'),
        );
        const last = conversation?.messages.at(-1);
        if (last) Object.assign(last, { from: 'elena', text: '', gift: 'hot_air_balloon' });
      },
    });
    expect(made.db.conversations.size).toBeGreaterThan(0);
    expect(await screen.findByText('Elena sent you a gift')).toBeDefined();
  });
});
