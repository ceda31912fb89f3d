// @vitest-environment jsdom
/** Acts on a member's page whose answer is lost, and a session that ends in the middle of one, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { addRecoveryListeners } from '@/app/recovery';
import { connectTabs } from '@/app/tabs';
import { selectLoggedIn, userReceived } from '@/core/auth/authSlice';
import { fetchUser, watchAuthentication } from '@/core/auth/authThunks';
import { selectIsGone } from '@/core/blocks/stillShown';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { selectConversationWith } from '@/features/chats/chatsSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitMember } from '@tests/factories/memberPage';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';

let backend: TestBackend | undefined;
const channels: (BroadcastChannel | null)[] = [];
afterEach(() => {
  backend?.close();
  for (const channel of channels.splice(0)) channel?.close();
});

const PREMIUM = 'premium@example.test';

async function visit(prepare: (made: TestBackend) => void = () => undefined) {
  const visited = await visitMember('/members/elena', { persona: PREMIUM, prepare });
  ({ backend } = visited);
  const { store, startListening } = visited;
  channels.push(connectTabs(startListening, store.dispatch));
  addRecoveryListeners(startListening, {});
  await watchAuthentication(store.dispatch, () => selectLoggedIn(store.getState()));
  return visited;
}

async function choose(item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Elena' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a block whose answer is lost [RO-04]', () => {
  /** Another tab of the same member. */
  function openTab(store: Awaited<ReturnType<typeof visit>>['store']) {
    const other = createTestStore();
    channels.push(connectTabs(other.startListening, other.store.dispatch));
    other.store.dispatch(userReceived(store.getState().auth?.user ?? null));
    return () => selectIsGone(other.store.getState())('elena');
  }

  it('is looked up: it is done, here and in the other tab [BX-28]', async () => {
    const { store, backend: made } = await visit();
    const isGoneThere = openTab(store);
    await waitFor(() => expect(selectConversationWith(store.getState(), 'elena')).not.toBeNull());
    made.fault({ match: 'POST block.php', kind: 'drop_after_commit' });
    await choose('Block Elena');
    await userEvent.click((await dialog('Block Elena?')).getByRole('button', { name: 'Block Elena' }));
    expect(await screen.findByText('You’ve blocked Elena')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectConversationWith(store.getState(), 'elena')).toBeNull();
    await waitFor(() => expect(isGoneThere()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Elena' }));
    await waitFor(() => expect(isGoneThere()).toBe(false));
  });

  it('is said to be uncertain while nobody can tell, and asks the page for the truth', async () => {
    const { backend: made } = await visit();
    made.fault({ match: 'POST block.php', kind: 'drop_after_commit' });
    made.fault({ match: 'GET block.php', kind: 'wrong_shape' });
    await choose('Block Elena');
    const question = await dialog('Block Elena?');
    await userEvent.click(question.getByRole('button', { name: 'Block Elena' }));
    expect(await question.findByText(/^We can’t tell whether Elena is blocked now\./)).toBeDefined();
    expect(question.queryByText(/^Elena isn’t blocked\./)).toBeNull();
    // Behind the dialog.
    expect(await screen.findByText('You’ve blocked Elena')).toBeDefined();
    made.db.faults = [];
    await userEvent.click(question.getByRole('button', { name: 'Block Elena' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is asked for together with a report: the receipt says what is known [BX-01]', async () => {
    const { backend: made } = await visit();
    made.fault({ match: 'POST block.php', kind: 'drop_after_commit' });
    made.fault({ match: 'GET block.php', kind: 'wrong_shape' });
    await choose('Report Elena');
    const form = await dialog('Report Elena');
    await userEvent.click(form.getByRole('radio', { name: 'Advertising or spam' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Also block Elena/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    const receipt = await dialog('Thank you, we have your report');
    expect(
      receipt.getByText(/^Your report arrived\. We can’t tell whether Elena is blocked\./),
    ).toBeDefined();
    made.db.faults = [];
    await userEvent.click(receipt.getByRole('button', { name: 'Block now' }));
    expect(await receipt.findByText('You’ve blocked Elena.')).toBeDefined();
  });
});

describe('letting somebody back, unheard [RO-04]', () => {
  const blocked = ({ db }: TestBackend) => void db.blocks.add('premium>elena');

  it('is looked up: it is done, and said to be', async () => {
    const { backend: made } = await visit(blocked);
    await screen.findByText('You’ve blocked Elena');
    made.fault({ match: 'DELETE block.php', kind: 'drop_after_commit' });
    await press('Unblock Elena');
    expect(await screen.findByText('Elena is no longer blocked.')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Send a message' })).toBeDefined();
  });

  it('is said to be uncertain while nobody can tell', async () => {
    const { backend: made } = await visit(blocked);
    await screen.findByText('You’ve blocked Elena');
    for (const match of ['GET block.php', 'GET member.php']) made.fault({ match, kind: 'wrong_shape' });
    made.fault({ match: 'DELETE block.php', kind: 'drop_after_commit' });
    await press('Unblock Elena');
    expect(await screen.findByText(/^We can’t tell whether Elena is still blocked\./)).toBeDefined();
    expect(screen.queryByText(/^Elena is still blocked\./)).toBeNull();
  });
});

describe('what was begun in a dialog', () => {
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ });
  async function report(): Promise<void> {
    await choose('Report Elena');
    await screen.findByRole('dialog', { name: 'Report Elena' });
  }
  async function write(): Promise<void> {
    await report();
    await userEvent.click(screen.getByRole('radio', { name: 'Rude, threatening or hateful' }));
    await userEvent.type(await words(), 'Threats.');
  }
  const isThere = async (): Promise<void> => {
    expect((await words()).value).toBe('Threats.');
    const reason = screen.getByRole<HTMLInputElement>('radio', { name: 'Rude, threatening or hateful' });
    expect(reason.checked).toBe(true);
  };
  /** The server has ended the session; then its member logs in again. */
  const endSession = (made: TestBackend) => made.db.sessions.clear();
  async function comeBack({ backend: made, store }: Awaited<ReturnType<typeof visit>>): Promise<void> {
    await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(false));
    expect(selectOpenModal(store.getState())).toBeNull();
    made.logIn(PREMIUM);
    await act(async () => store.dispatch(fetchUser()));
  }

  it('is still there in a report that was closed, and only in the one about the same [BX-01]', async () => {
    const { goTo } = await visit();
    await write();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await report();
    await isThere();
    await press('Cancel');
    await goTo('/members/amara');
    await userEvent.click(await screen.findByRole('button', { name: 'Options for Amara' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report Amara' }));
    expect((await words()).value).toBe('');
  });

  it('is still there in a report when the session ends at its sending, and is sent once [BX-01] [RO-06]', async () => {
    const visited = await visit();
    const { backend: made } = visited;
    await write();
    endSession(made);
    await press('Send report');
    await comeBack(visited);
    expect(made.db.reports).toHaveLength(0);
    await report();
    await isThere();
    await press('Send report');
    await dialog('Thank you, we have your report');
    expect(made.db.reports).toMatchObject([{ profile: 'elena', reason: 'rude', text: 'Threats.' }]);
    await press('Done');
    await report();
    expect((await words()).value).toBe('');
  });

  it('is one report, although its answer was lost and its dialog opened anew [BX-01]', async () => {
    const { backend: made } = await visit();
    await write();
    made.fault({ match: 'POST report.php', kind: 'drop_after_commit' });
    await press('Send report');
    expect(await screen.findByText(/^We can’t tell whether your report arrived/)).toBeDefined();
    await press('Cancel');
    made.db.faults = [];
    await report();
    await press('Send report');
    await dialog('Thank you, we have your report');
    expect(made.db.reports).toHaveLength(1);
  });

  it('is the gift that was chosen, when the session ends at its sending [SC-01] [RO-06]', async () => {
    const visited = await visit();
    const { backend: made } = visited;
    const open = async () => {
      await userEvent.click(required((await screen.findAllByRole('button', { name: 'Send a gift' }))[0]));
      return screen.findByRole<HTMLInputElement>('radio', { name: /^Rose/ });
    };
    await userEvent.click(await open());
    endSession(made);
    await press('Send for 5 credits');
    await comeBack(visited);
    expect((await open()).checked).toBe(true);
    await press('Send for 5 credits');
    await dialog('Elena has your gift');
    await press('Done');
    expect((await open()).checked).toBe(false);
  });

  it('is no gift that somebody has decided against [SC-01]', async () => {
    await visit();
    for (const chosen of [true, false]) {
      await userEvent.click(required((await screen.findAllByRole('button', { name: 'Send a gift' }))[0]));
      const rose = await screen.findByRole<HTMLInputElement>('radio', { name: /^Rose/ });
      expect(rose.checked).toBe(false);
      if (chosen) await userEvent.click(rose);
      await press('Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
