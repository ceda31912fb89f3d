// @vitest-environment jsdom
/** The own photos as their member meets them, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { PhotoManager } from './PhotoManager';

let backend: TestBackend;
afterEach(() => backend.close());

async function open(
  persona: string,
  { compact = false, prepare }: { compact?: boolean; prepare?: () => void } = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  backend = createTestBackend({ persona });
  await startI18n('en');
  await loadNamespaces(['profile']);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  prepare?.();
  renderInRouter(store, <PhotoManager compact={compact} />, '/profile');
  return { kept: () => backend.db.members.get(backend.account(persona).id)?.photos ?? [] };
}

const tiles = () => screen.findAllByRole('img', { name: /^Your photo/ });
const tileOf = (position: number): HTMLElement => {
  const tile = screen.getByRole('img', { name: new RegExp(`^Your photo ${position} of`) }).closest('li');
  if (!tile) throw new Error('A photo stands outside the list.');
  return tile;
};

describe('the own photos', () => {
  it('show a state and options on every picture [SC-02]', async () => {
    await open('premium@example.test');
    expect(await tiles()).toHaveLength(2);
    expect(within(tileOf(1)).getByText('Main photo · approved')).toBeDefined();
    expect(within(tileOf(1)).queryByRole('button', { name: 'Make photo 1 the main photo' })).toBeNull();
    for (const name of [
      'Make photo 2 the main photo',
      'Move photo 2',
      'Delete photo 2',
      'Options for photo 2',
    ])
      expect(within(tileOf(2)).getByRole('button', { name })).toBeDefined();
  });

  it('move by the menu, for those who cannot drag [SC-02]', async () => {
    const { kept } = await open('premium@example.test');
    await tiles();
    const [first] = kept();
    await userEvent.click(screen.getByRole('button', { name: 'Options for photo 1' }));
    expect(screen.getByRole('menuitem', { name: 'Move earlier' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move later' }));
    await waitFor(() => expect(kept()[1]).toEqual(first));
  });

  it('keep the focus when a photo becomes the main one, and when it comes back [SC-02]', async () => {
    await open('premium@example.test');
    await tiles();
    const id = tileOf(2).dataset.photo;
    await userEvent.click(screen.getByRole('button', { name: 'Make photo 2 the main photo' }));
    await waitFor(() => expect(tileOf(1).dataset.photo).toBe(id));
    expect(document.activeElement).toBe(tileOf(1));

    await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    await waitFor(() => expect(document.activeElement).toBe(tileOf(1)));
    expect(tileOf(1).dataset.photo).toBe(id);
  });

  it('say how many are free and where there is room for more [RO-02, VA-07]', async () => {
    await open('free@example.test');
    expect(await tiles()).toHaveLength(2);
    expect(screen.getByText('Room for 22 more photos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See packages' }).getAttribute('href')).toBe(
      '/premium?next=%2Fprofile',
    );
    expect(screen.getAllByRole('button', { name: 'Add a photo' })).toHaveLength(1);
  });

  it('take more with Premium: a wide place where they are dropped or chosen, beside a quiet one', async () => {
    await open('premium@example.test');
    expect(await tiles()).toHaveLength(2);
    expect(screen.getByText('Room for 23 more photos')).toBeDefined();
    expect(screen.getByText('Drop them here, or choose them.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose photos' }).className).toContain('btn-primary');
    expect(screen.getAllByRole('button', { name: 'Add a photo' })).toHaveLength(1);
  });

  it('invite to a first photo where there is none; in a step of the sign-up without the shop', async () => {
    await open('new@example.test', { compact: true });
    expect(await screen.findByRole('heading', { name: 'Let people see you' })).toBeDefined();
    expect(screen.getByText('0 of 3 free photos')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'See packages' })).toBeNull();
  });

  it('that could not be loaded can be asked for again', async () => {
    await open('premium@example.test', {
      prepare: () => backend.fault({ match: 'GET member.php', kind: 'status', status: 404, times: 1 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your photos couldn’t be loaded.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(2);
  });
});
