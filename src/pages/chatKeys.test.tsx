// @vitest-environment jsdom
/** The keys of a conversation: its search and the list of its shortcuts, against the mock backend. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { elenaWrites, visitElena } from '@tests/factories/elena';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
afterEach(async () => {
  await settled();
  backend.close();
});

async function visit(...texts: string[]) {
  const visited = await visitElena({
    prepare: (made) => elenaWrites(made, ...texts.map((text) => ({ text }))),
  });
  ({ backend } = visited);
  return { ...visited, log: await visited.log() };
}
const searchKeys = () => userEvent.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
const searchField = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Words to find' });

describe('the search in a conversation', () => {
  it('leads to what was typed last when Enter comes before it was looked for [BX-22]', async () => {
    await visit('A green barge', 'A green bard');
    await searchKeys();
    await userEvent.type(await searchField(), 'green bar');
    expect(await screen.findByText('2 messages')).toBeDefined();
    await userEvent.type(await searchField(), 'ge{Enter}');
    expect(await screen.findByText('1 of 1')).toBeDefined();
    const place = document.querySelector('.log-row-wanted');
    expect(place?.textContent).toContain('A green barge');
  });

  it('leads to the first that is found when Enter comes at once, and only then', async () => {
    await visit('A green barge');
    await searchKeys();
    await userEvent.type(await searchField(), 'green ba{Enter}');
    expect(await screen.findByText('1 of 1')).toBeDefined();
    await userEvent.clear(await searchField());
    await userEvent.type(await searchField(), 'b{Enter}');
    expect(screen.getByText('At least two letters.')).toBeDefined();
  });

  it('leads nowhere by the Enter that ends a word in an input method', async () => {
    await visit('A green barge');
    await searchKeys();
    await userEvent.type(await searchField(), 'green');
    await screen.findByText('1 message');
    fireEvent.keyDown(await searchField(), { key: 'Enter', keyCode: 229 });
    await settled();
    expect(screen.getByText('1 message')).toBeDefined();
    expect(document.querySelector('.log-row-wanted')).toBeNull();
  });

  it('has its field again, with its words chosen, when it is asked for while it is open [BX-20]', async () => {
    const { log } = await visit('A green barge');
    await searchKeys();
    const field = await searchField();
    await userEvent.type(field, 'green');
    log.focus();
    await searchKeys();
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(0);
    expect(field.selectionEnd).toBe('green'.length);
    log.focus();
    await userEvent.click(screen.getByRole('button', { name: 'Options for this conversation' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Search this conversation' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

it('the Enter that ends a word in an input method sends nothing', async () => {
  await visit();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Elena' });
  await userEvent.type(field, 'Half a w');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  await settled();
  expect(field.value).toBe('Half a w');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(field.value).toBe(''));
});

describe('the list of shortcuts', () => {
  const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

  it('comes by its single key only while the focus is among the messages [BX-20, BX-22]', async () => {
    const { log } = await visit();
    (await screen.findByRole('link', { name: 'Elena, 32' })).focus();
    await userEvent.keyboard('?');
    await settled();
    expect(list()).toBeNull();
    log.focus();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(screen.getByText('Show these shortcuts, once a message is in focus')).toBeDefined();
  });

  it('comes by the menu wherever the focus is [BX-20]', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Options for this conversation' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Search this conversation')).toBeDefined();
  });
});
