// @vitest-environment jsdom
/** Complaints and notices against the mock backend. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { makeUser } from '@tests/factories/user';
import { settled } from '@tests/journeys/settled';
import ComplaintsPage from './ComplaintsPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['complaints', 'documents']);
});
afterEach(async () => {
  await settled();
  backend.close();
  sessionStorage.clear();
});

const open = (address = '/complaints', persona?: string) => {
  backend = createTestBackend(persona === undefined ? {} : { persona });
  return openHelp(<ComplaintsPage />, address);
};
const field = (name: string | RegExp) => screen.getByLabelText(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const receipt = () => screen.findByRole('heading', { name: 'We have your message' });
/** A complaint that lacks nothing. */
const fillIn = () => {
  fill('What is it about?', 'payment');
  fill('What happened?', 'I paid twice.');
  fill('Your name', 'Ada');
  fill('E-mail address for our answer', 'ada@example.test');
};

it('says that a lawyer has to check it [RT-13]', async () => {
  await open();
  expect(screen.getByText(/^This text is a template\./)).toBeDefined();
});

describe('a complaint', () => {
  it('needs no account, and gets a receipt with a reference [RT-13] [SC-14]', async () => {
    await open();
    fillIn();
    await send();
    const heading = await receipt();
    expect(document.activeElement).toBe(heading);
    const [kept] = backend.db.complaints;
    expect(kept).toMatchObject({ category: 'payment', text: 'I paid twice.', by: null });
    expect(screen.getByText(kept?.reference ?? 'none')).toBeDefined();
    expect(screen.getByText(/on its way to ada@example.test/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Write another one' }));
    expect(field('What happened?')).toHaveProperty('value', '');
  });

  it('says at each field what it needs, and goes to the first [RT-13]', async () => {
    await open();
    await send();
    await screen.findByText('Please choose what it is about.');
    expect(screen.getByText('Please write a few words.')).toBeDefined();
    expect(screen.getByText('Please enter your name.')).toBeDefined();
    expect(screen.getByText('Please check this e-mail address.')).toBeDefined();
    expect(document.activeElement).toBe(field('What is it about?'));
    expect(backend.db.complaints).toEqual([]);
  });

  it('is about what its link names, whatever was begun before [RT-13]', async () => {
    const notice = (id: string) =>
      `/complaints?category=illegal_content&item=https://site.test/members/${id}`;
    const { view } = await open(notice('elena'));
    fill('What is illegal about it, and why?', 'Stolen photos.');
    await userEvent.click(screen.getByRole('checkbox'));
    view.unmount();
    backend.close();
    await open(notice('marek'));
    expect(field('Exact address of the page')).toHaveProperty('value', 'https://site.test/members/marek');
    // What was written stays, and nothing is confirmed about the other page.
    expect(field('What is illegal about it, and why?')).toHaveProperty('value', 'Stolen photos.');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  it('of a member begins with their name and address [RT-13]', async () => {
    await open('/complaints', 'premium@example.test');
    expect(field('E-mail address for our answer')).toHaveProperty('value', 'premium@example.test');
    expect(field('Your name')).toHaveProperty('value', backend.db.members.get('premium')?.name);
  });

  it('is one complaint when its answer got lost, or is pressed twice [RO-06]', async () => {
    await open();
    backend.fault({ match: 'POST complaint.php', kind: 'drop_after_commit', times: 1 });
    fillIn();
    const button = screen.getByRole('button', { name: 'Send' });
    await Promise.all([userEvent.click(button), userEvent.click(button)]);
    await receipt();
    expect(backend.db.complaints).toHaveLength(1);
  });

  it('is one complaint when its answer got lost and it is sent again after a reload [RO-06]', async () => {
    const { view } = await open();
    backend.fault({ match: 'POST complaint.php', kind: 'drop_after_commit', times: null });
    fillIn();
    await send();
    await screen.findByText(/what you wrote is still here/, undefined, { timeout: 8000 });
    expect(backend.db.complaints).toHaveLength(1);
    view.unmount();
    backend.db.faults = [];
    await openHelp(<ComplaintsPage />, '/complaints');
    await send();
    await receipt();
    expect(backend.db.complaints).toHaveLength(1);
    // Another one of the same words is one of its own.
    expect(sessionStorage.getItem('form-drafts')).toBeNull();
  });

  it('has a receipt that names all that was sent, and can be printed and copied [RT-13] [SC-14]', async () => {
    await open();
    fillIn();
    await send();
    await receipt();
    const facts = screen.getByText('Received').closest('dl');
    expect(facts?.textContent).toContain('Payment and credits');
    expect(facts?.textContent).toContain('I paid twice.');
    const at = facts?.querySelector('time')?.dateTime ?? '';
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Print or save' }));
    expect(print).toHaveBeenCalledOnce();
    // There is no clipboard here, as on a page that may not use it: the reference stands selected.
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(navigator.clipboard).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe(backend.db.complaints[0]?.reference));
  });

  it('that could not be sent stays in the form, over a reload too [RT-13]', async () => {
    const { view } = await open();
    backend.fault({ match: 'POST complaint.php', kind: 'malformed', times: 1 });
    fillIn();
    await send();
    await screen.findByText(/Nothing has been sent yet; what you wrote is still here/);
    view.unmount();
    await openHelp(<ComplaintsPage />, '/complaints');
    expect(field('What happened?')).toHaveProperty('value', 'I paid twice.');
    expect(field('What is it about?')).toHaveProperty('value', 'payment');
    await send();
    await receipt();
    expect(sessionStorage.getItem('form-drafts')).toBeNull();
  });

  it('shows at its field what the server finds wrong [RT-13]', async () => {
    await open();
    backend.fault({
      match: 'POST complaint.php',
      kind: 'status',
      status: 422,
      body: { error: 'validation', fields: { email: 'invalid' } },
    });
    fillIn();
    await send();
    await screen.findByText('Please check this e-mail address.');
    expect(document.activeElement).toBe(field('E-mail address for our answer'));
  });

  it('about a decision carries its reference [RT-13]', async () => {
    await open('/complaints?category=decision&decision=D-1');
    fill('What happened?', 'It was a joke.');
    fill('Your name', 'Ada');
    fill('E-mail address for our answer', 'ada@example.test');
    await send();
    await receipt();
    expect(backend.db.complaints).toMatchObject([{ category: 'decision', decision: 'D-1' }]);
  });
});

describe('a complaint of somebody who becomes known, or is not any more [RT-13] [RO-05]', () => {
  const text = () => field('What happened?');
  const write = async () => {
    fill('What is it about?', 'payment');
    await userEvent.type(text(), 'I paid');
  };

  it('goes on under the hands of its writer, with their name and address', async () => {
    const { store } = await open();
    await write();
    const place = text();
    act(() => void store.dispatch(loggedIn(makeUser({ email: 'ada@example.test' }))));
    await userEvent.keyboard(' twice.');
    expect(text()).toBe(place);
    expect(place).toHaveProperty('value', 'I paid twice.');
    expect(document.activeElement).toBe(place);
    expect(field('E-mail address for our answer')).toHaveProperty('value', 'ada@example.test');
  });

  it('is one complaint, and leaves nothing behind, when its writer becomes known on its way', async () => {
    const { store } = await open();
    fillIn();
    backend.fault({ match: 'POST complaint.php', kind: 'slow', ms: 300, times: 1 });
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    act(() => void store.dispatch(loggedIn(makeUser({ email: 'ada@example.test' }))));
    await userEvent.click(button);
    await receipt();
    expect(backend.db.complaints).toHaveLength(1);
    expect(sessionStorage.getItem('form-drafts')).toBeNull();
    act(() => void store.dispatch(loggedOut({ by: 'tab' })));
    expect(screen.queryByRole('heading', { name: 'We have your message' })).toBeNull();
  });

  it('is the one that was sent when its answer got lost before, without a name as then [RO-06]', async () => {
    const { store } = await open('/complaints?category=child_safety&item=/members/elena');
    fill('What is illegal about it, and why?', 'She is 16.');
    await userEvent.click(screen.getByRole('checkbox', { name: /in good faith/ }));
    backend.fault({ match: 'POST complaint.php', kind: 'drop_after_commit', times: null });
    await send();
    await screen.findByText(/what you wrote is still here/, undefined, { timeout: 8000 });
    act(() => void store.dispatch(loggedIn(makeUser({ email: 'ada@example.test' }))));
    backend.db.faults = [];
    await send();
    await receipt();
    expect(backend.db.complaints).toHaveLength(1);
  });

  it('stays where it is when the session runs out, and is the member’s own still', async () => {
    const { store } = await open('/complaints', 'premium@example.test');
    await write();
    act(() => void store.dispatch(loggedOut({ by: 'expiry' })));
    await userEvent.keyboard(' twice.');
    expect(text()).toHaveProperty('value', 'I paid twice.');
    expect(document.activeElement).toBe(text());
    expect(sessionStorage.getItem('form-drafts')).not.toContain('complaint:visitor');
  });

  it('is gone from the screen with a log-out', async () => {
    const { store } = await open('/complaints', 'premium@example.test');
    await write();
    act(() => void store.dispatch(loggedOut({ by: 'tab' })));
    expect(text()).toHaveProperty('value', '');
    expect(field('Your name')).toHaveProperty('value', '');
  });
});

describe('a notice about illegal content', () => {
  const ADDRESS = '/complaints?category=illegal_content&item=/members/elena';

  it('names the exact page and is made in good faith, which nobody ticks for its author [RT-13]', async () => {
    await open(ADDRESS);
    expect(field('Exact address of the page')).toHaveProperty('value', '/members/elena');
    const box = screen.getByRole('checkbox', { name: /in good faith/ });
    expect(box).toHaveProperty('checked', false);
    fill('Exact address of the page', 'somewhere');
    fill('What is illegal about it, and why?', 'Stolen photos.');
    fill('Your name', 'Ada');
    fill('E-mail address for our answer', 'ada@example.test');
    await send();
    await screen.findByText('This does not look like the address of a single page.');
    expect(screen.getByText('Please confirm this; the law requires it.')).toBeDefined();
    expect(document.activeElement).toBe(field('Exact address of the page'));
    fill('Exact address of the page', 'https://vesper.example/members/elena');
    await userEvent.click(box);
    await send();
    await receipt();
    expect(backend.db.complaints).toMatchObject([
      { category: 'illegal_content', item: 'https://vesper.example/members/elena' },
    ]);
  });

  it('about danger to a child needs no name [RT-13]', async () => {
    await open('/complaints?category=child_safety&item=/members/elena');
    expect(screen.getByText(/We read reports like this one first/)).toBeDefined();
    fill('What is illegal about it, and why?', 'She is 16.');
    await userEvent.click(screen.getByRole('checkbox', { name: /in good faith/ }));
    await send();
    await receipt();
    expect(screen.getByText(/You gave no e-mail address/)).toBeDefined();
    await waitFor(() => expect(backend.db.complaints).toHaveLength(1));
  });
});
