// @vitest-environment jsdom
/** The picker of interests against the mock backend. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import type { TestBackend } from '@mocks/testServer';
import { FREE, save, saved, showParts, visitProfile } from '@tests/factories/ownProfile';

let backend: TestBackend;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['profile', 'members', 'interests']);
});
afterEach(() => backend.close());

async function visit(...visitor: Parameters<typeof visitProfile>) {
  const made = await visitProfile(...visitor);
  backend = made.backend;
  return made;
}

/** Before the first request: these interests and no others. */
const having =
  (...names: string[]) =>
  (made: TestBackend) => {
    const own = made.db.members.get(made.account(FREE).id);
    if (own) own.interests = names;
  };

describe('the interests [EN-02]', () => {
  const chosen = () => screen.getByRole('region', { name: /chosen/i });

  it('are found by name, however it is written, and Enter saves nothing', async () => {
    const { store, writes } = await visit(FREE, having());
    showParts(store, ['interests']);
    await userEvent.type(screen.getByRole('searchbox'), 'VIDEO-GAMÉS{Enter}');
    expect(screen.getByText('1 interest found')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Video games' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Coffee' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No matching interest. Try another word.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('button', { name: 'Coffee' })).toBeDefined();
    expect(writes()).toEqual([]);
  });

  it('are all there in their groups, chosen with one press and saved together', async () => {
    const { store, me } = await visit(FREE, having('wine'));
    showParts(store, ['interests']);
    expect(within(chosen()).getByRole('heading').textContent).toBe('1 chosen');
    // Every chip that can be pressed is one of the groups'.
    const chips = screen.getAllByRole('button').filter((chip) => chip.hasAttribute('aria-pressed'));
    expect(new Set(chips.map((chip) => chip.textContent)).size).toBe(51);
    const food = screen.getByRole('region', { name: 'Food and drink' });
    expect(within(food).getByRole('button', { name: 'Wine' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(within(food).getByRole('button', { name: 'Tea' }));
    await userEvent.click(within(food).getByRole('button', { name: 'Coffee' }));
    expect(
      within(chosen())
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Wine', 'Tea', 'Coffee']);
    await save();
    await saved();
    expect(me()?.interests).toEqual(['wine', 'tea', 'coffee']);
  });

  it('give the focus to a neighbour when a chosen one is taken away, and to the search after the last', async () => {
    const { store } = await visit(FREE, having('wine', 'tea'));
    showParts(store, ['interests']);
    await userEvent.click(within(chosen()).getByRole('button', { name: 'Wine' }));
    expect(document.activeElement).toBe(within(chosen()).getByRole('button', { name: 'Tea' }));
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole('heading', { name: 'Nothing chosen yet.' })).toBeDefined();
  });

  it('that the settings do not offer are not there, unless they are chosen already', async () => {
    const { store } = await visit(FREE, (made) => {
      made.db.settings.interests = ['tea'];
      having('wine')(made);
    });
    showParts(store, ['interests']);
    const food = within(screen.getByRole('region', { name: 'Food and drink' }));
    expect(food.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Wine', 'Tea']);
  });
});
