// @vitest-environment jsdom
/** The settings against the mock backend: who sees a member, what is kept with consent, who is blocked. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { profileDraftName } from '@/core/formDrafts/sensitiveDrafts';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { dialog, MEMBER, openSettings, part, press, saveFails } from '@tests/factories/settingsPage';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

describe('invisible mode [ST-02]', () => {
  const box = () => screen.getByRole('switch', { name: 'Invisible' });
  const member = () => backend.db.members.get(backend.account(MEMBER).id);

  it('says what it means, and is saved and undone at once', async () => {
    await openSettings(backend);
    expect(part('Privacy').getByText(/^Nobody can find you in search/)).toBeDefined();
    await press(box());
    await screen.findByText('You’re invisible now.');
    expect(member()?.invisible).toBe(true);
    await press(part('Privacy').getByRole('button', { name: 'Undo' }));
    await screen.findByText('Others can find you again.');
    expect(member()?.invisible).toBe(false);
    expect(document.activeElement).toBe(box());
  });

  it('goes back when it could not be saved, and says so', async () => {
    await openSettings(backend);
    saveFails(backend);
    await press(box());
    await screen.findByText('Not saved. An error occured, please try again later.');
    expect(box()).toHaveProperty('checked', false);
    expect(member()?.invisible).toBe(false);
  });

  it('ends as it was chosen last, however fast the choices follow each other', async () => {
    await openSettings(backend);
    await press(box());
    await press(box());
    await press(box());
    await waitFor(() => expect(screen.getByText('You’re invisible now.')).toBeDefined());
    expect(member()?.invisible).toBe(true);
    expect(box()).toHaveProperty('checked', true);
  });
});

describe('the consent to sensitive details', () => {
  it('names its date, and is taken back after one question', async () => {
    const { store, account } = await openSettings(backend);
    expect(part('Privacy').getByText(/^You agreed on \w+ \d+, \d{4} that we may keep both/)).toBeDefined();
    await press(screen.getByRole('button', { name: 'Withdraw my consent' }));
    expect(dialog().getByText(/^We’ll then delete your sexuality and interests/)).toBeDefined();
    await press(dialog().getByRole('button', { name: 'Delete both' }));
    await screen.findByText('Your sexuality and interests have been deleted.');
    expect(account.sensitive_consent).toBeNull();
    expect(selectUser(store.getState())?.profile.interests).toEqual([]);
  });

  it('takes what was typed of them, and not saved, out of this browser too', async () => {
    const { account } = await openSettings(backend);
    keepFormDraft(profileDraftName(account.id), { about: 'Half a sentence', sexuality: 'bi' });
    await press(screen.getByRole('button', { name: 'Withdraw my consent' }));
    await press(dialog().getByRole('button', { name: 'Delete both' }));
    await screen.findByText('Your sexuality and interests have been deleted.');
    expect(JSON.stringify(sessionStorage)).not.toContain('sexuality');
    expect(JSON.stringify(sessionStorage)).toContain('Half a sentence');
  });

  it('is taken back without a way out while that is on its way', async () => {
    const { account } = await openSettings(backend);
    await press(screen.getByRole('button', { name: 'Withdraw my consent' }));
    const isOpen = () => screen.getByRole('dialog').classList.contains('show');
    await waitFor(() => expect(isOpen()).toBe(true));
    backend.fault({ match: 'PUT user.php', kind: 'slow', ms: 600, times: 1 });
    await press(dialog().getByRole('button', { name: 'Delete both' }));
    for (const name of ['Keep them', 'Close']) {
      const button = dialog().getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await press(button);
    }
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), account.sensitive_consent === null]).toEqual([true, false]);
    await screen.findByText('Your sexuality and interests have been deleted.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays when the question is answered with no', async () => {
    const { account } = await openSettings(backend);
    await press(screen.getByRole('button', { name: 'Withdraw my consent' }));
    await press(dialog().getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(account.sensitive_consent).not.toBeNull();
  });

  it('stays, and the question with it, when the server fails', async () => {
    const { account } = await openSettings(backend);
    saveFails(backend);
    await press(screen.getByRole('button', { name: 'Withdraw my consent' }));
    await press(dialog().getByRole('button', { name: 'Delete both' }));
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toBe('An error occured, please try again later.'),
    );
    expect(account.sensitive_consent).not.toBeNull();
  });

  it('is given with an explicit tick, and with nothing else', async () => {
    const { account } = await openSettings(backend, { persona: 'new@example.test' });
    await press(screen.getByRole('button', { name: 'Read and decide' }));
    const tick = await screen.findByRole('checkbox');
    expect(tick).toHaveProperty('checked', false);
    await press(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(account.sensitive_consent).toBeNull();
    await press(tick);
    await press(screen.getByRole('button', { name: 'Agree and continue' }));
    await screen.findByText('Thank you. You can now add both to your profile.');
    expect(account.sensitive_consent).not.toBeNull();
  });
});

describe('blocked members [BX-18]', () => {
  const blocks = () => [...backend.db.blocks].filter((key) => key.startsWith('premium>'));
  const rows = () => screen.findAllByRole('button', { name: /^Unblock / });

  it('are let back after a question that says what does not come back', async () => {
    await openSettings(backend);
    const [first] = await rows();
    expect(await rows()).toHaveLength(blocks().length);
    const before = blocks().length;
    if (first) await press(first);
    expect(dialog().getByText(/Earlier messages and likes won’t come back\.$/)).toBeDefined();
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await screen.findByText(/ is no longer blocked\.$/);
    expect(blocks()).toHaveLength(before - 1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked members' }));
  });

  it('stay blocked when the server fails, and the dialog says so', async () => {
    await openSettings(backend);
    const before = blocks().length;
    const [first] = await rows();
    backend.fault({ match: 'DELETE block.php', kind: 'malformed' });
    if (first) await press(first);
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toMatch(
        / is still blocked\. An error occured, please try again later\.$/,
      ),
    );
    expect(blocks()).toHaveLength(before);
  });

  it('are let back though the answer got lost: the dialog goes once that is known', async () => {
    await openSettings(backend);
    const before = blocks().length;
    const [first] = await rows();
    backend.fault({ match: 'DELETE block.php', kind: 'drop_after_commit', times: null });
    if (first) await press(first);
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await screen.findByText(/ is no longer blocked\.$/, undefined, { timeout: 15_000 });
    expect(blocks()).toHaveLength(before - 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }, 20_000);

  it('let one back while the next is asked about: that question stays', async () => {
    await openSettings(backend);
    const before = blocks().length;
    const [first, second] = await rows();
    if (!first || !second) throw new Error('Two have to be blocked.');
    backend.fault({ match: 'DELETE block.php', kind: 'slow', ms: 600, times: 1 });
    await press(first);
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await press(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(second);
    const asked = screen.getByRole('dialog').textContent;
    await screen.findByText(/ is no longer blocked\.$/);
    expect(blocks()).toHaveLength(before - 1);
    await waitFor(() => expect(screen.getByRole('dialog').classList.contains('show')).toBe(true));
    expect(screen.getByRole('dialog').textContent).toBe(asked);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(blocks()).toHaveLength(before - 2));
  });

  it('may still be blocked when that is known after the dialog was closed, which the page says', async () => {
    await openSettings(backend);
    const before = blocks().length;
    const [first, second] = await rows();
    if (!first || !second) throw new Error('Two have to be blocked.');
    backend.fault({ match: 'DELETE block.php', kind: 'timeout', ms: 100, times: null });
    await press(first);
    await press(dialog().getByRole('button', { name: 'Unblock' }));
    await press(dialog().getByRole('button', { name: 'Cancel' }));
    const said = await part('Blocked members').findByText(/^We can’t tell whether .+ is still blocked\./);
    expect(blocks()).toHaveLength(before);
    await press(second);
    expect(said.isConnected).toBe(false);
  });

  it('are nobody at first', async () => {
    await openSettings(backend, { persona: 'new@example.test' });
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeDefined();
  });

  it('can be asked for again when the list did not come', async () => {
    backend.fault({ match: 'GET block.php', kind: 'malformed' });
    await openSettings(backend);
    await screen.findByText('The list couldn’t be loaded.');
    backend.db.faults = [];
    await press(part('Blocked members').getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(blocks().length);
  });

  it('come in portions when they are many', async () => {
    const others = [...backend.db.members.keys()].filter((id) => id !== 'premium').slice(0, 200);
    others.forEach((id) => backend.db.blocks.add(`premium>${id}`));
    await openSettings(backend);
    expect(await rows()).toHaveLength(10);
    await press(screen.getByRole('button', { name: 'Show more' }));
    expect(await rows()).toHaveLength(60);
    expect(screen.getByText(/^20\d members are blocked\.$/)).toBeDefined();
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(document.activeElement).toBe(more);
    // The last portion takes the button away: the first of its rows has the focus.
    for (let shown = 60; shown < 200; shown += 50) await press(more);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe((await rows())[160]);
  });
});
