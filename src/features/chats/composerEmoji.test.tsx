// @vitest-environment jsdom
/** Emoji in the composer: found, put where one writes, and remembered. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveComposer, openComposer as open, writingField as field } from '@tests/factories/composer';

afterEach(leaveComposer);

describe('an emoji', () => {
  it('is found by a word and put where the caret stands', async () => {
    await open();
    await userEvent.type(field(), 'Good night, Elena');
    field().setSelectionRange(10, 10);
    await userEvent.click(screen.getByRole('button', { name: 'Add an emoji' }));
    const search = await screen.findByRole('searchbox', { name: 'Search emoji' });
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'crescent moon');
    await screen.findByText(/emoji found$/, { selector: '[role=status]' });
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('Good night🌙, Elena');
    expect(field().selectionStart).toBe(12);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('is reached by arrows, and comes first the next time', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add an emoji' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search emoji' }), 'heart');
    await screen.findByText(/emoji found$/, { selector: '[role=status]' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(field().value).not.toBe('');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Add an emoji' }));
    const used = await screen.findByRole('toolbar', { name: 'Recently used' });
    await waitFor(() => expect(within(used).getAllByRole('button')[0]?.textContent).toBe(field().value));
  });

  it('leaves the keyboard of a phone closed', async () => {
    await open({ pointer: 'touch' });
    await userEvent.click(screen.getByRole('button', { name: 'Add an emoji' }));
    const search = await screen.findByRole('searchbox', { name: 'Search emoji' });
    expect(document.activeElement).not.toBe(search);
    await userEvent.click(field());
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
