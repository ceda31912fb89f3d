// @vitest-environment jsdom
/** The forms of the own profile against the mock backend. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownProfileChanged } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n, switchLocale } from '@/i18n/i18n';
import type { TestBackend } from '@mocks/testServer';
import {
  errorOf,
  field,
  FREE,
  NEW,
  retype,
  save,
  saved,
  showParts,
  visitProfile,
} from '@tests/factories/ownProfile';

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

describe('a form of the own profile', () => {
  it('keeps what is chosen while a save is on its way, also when the profile says it still', async () => {
    const { store, me, user } = await visit(FREE);
    showParts(store, ['looks']);
    const before = user().profile.hair_color ?? '';
    const other = before === 'red' ? 'brown' : 'red';
    const hair = field('Hair');
    fireEvent.change(hair, { target: { value: other } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.change(hair, { target: { value: before } });
    await saved();
    expect(me()?.hair_color).toBe(other);
    expect(hair).toHaveProperty('value', before);
    expect(screen.getByText('Not saved yet.')).toBeDefined();
  });

  it('shows what the server has, sends what was changed and says that it is saved [AP-02]', async () => {
    const { store, writes, me, user } = await visit(FREE);
    showParts(store, ['name', 'about']);
    expect(field('First name or nickname')).toHaveProperty('value', 'Jonas');
    await userEvent.type(field('A few sentences about you'), 'Wine and walks.');
    expect(screen.getByText('15 / 500')).toBeDefined();
    await save();
    await saved();
    expect(writes()).toEqual([{ method: 'PUT', file: 'profile.php', body: { about: 'Wine and walks.' } }]);
    expect(me()?.about).toBe('Wine and walks.');
    expect(user().profile.about).toBe('Wine and walks.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends nothing when nothing was changed, and is done all the same', async () => {
    const { store, writes } = await visit(FREE);
    const onSaved = vi.fn<() => void>();
    showParts(store, ['looks'], onSaved);
    await save();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(writes()).toEqual([]);
  });

  it('sends one change for two presses', async () => {
    const { store, writes } = await visit(FREE);
    showParts(store, ['about']);
    await userEvent.type(field('A few sentences about you'), 'Wine.');
    const form = field('A few sentences about you').closest('form');
    if (!form) throw new Error('No form');
    fireEvent.submit(form);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await saved();
    expect(writes()).toHaveLength(1);
  });

  it.each([
    ['Al', 'Use at least 3 characters.'],
    ['x'.repeat(31), 'Use at most 30 characters.'],
    [FREE, 'Your name can’t be your e-mail address.'],
    ['@jonas', 'A name can’t start with @.'],
  ])(
    'refuses the name %s, tied to its field, without asking the server [VA-01] [VA-10]',
    async (name, text) => {
      const { store, writes } = await visit(FREE);
      showParts(store, ['about', 'name']);
      await retype('First name or nickname', name);
      await save();
      const input = field('First name or nickname');
      expect(errorOf(input)).toBe(text);
      await waitFor(() => expect(document.activeElement).toBe(input));
      expect(writes()).toEqual([]);
      await retype('First name or nickname', 'Jonathan');
      expect(errorOf(input)).toBe('');
      await save();
      await saved();
    },
  );

  it('ties what the server refuses to the field and keeps what was typed [VA-01]', async () => {
    const { store } = await visit(FREE);
    backend.fault({
      match: 'PUT profile.php',
      kind: 'status',
      status: 422,
      body: { error: 'validation', fields: { name: 'invalid' } },
    });
    showParts(store, ['name']);
    await retype('First name or nickname', 'Admin');
    await save();
    const input = field('First name or nickname');
    await waitFor(() => expect(errorOf(input)).toBe('This name can’t be used. Please choose another one.'));
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input).toHaveProperty('value', 'Admin');
  });

  it('ties a refusal of interests or languages to what was chosen [EN-02]', async () => {
    const { store } = await visit(FREE);
    backend.fault({
      match: 'PUT profile.php',
      kind: 'status',
      status: 422,
      body: { error: 'validation', fields: { interests: 'invalid', languages: 'invalid' } },
    });
    showParts(store, ['languages', 'interests']);
    await userEvent.click(await screen.findByRole('button', { name: 'Polish' }));
    await save();
    const search = screen.getByRole('searchbox');
    await waitFor(() => expect(search.getAttribute('aria-invalid')).toBe('true'));
    for (const element of [search, screen.getByRole('group', { name: 'Languages you speak' })])
      expect(errorOf(element)).not.toBe('');
  });

  it('says a failure of the server, keeps what was typed and can be sent again [ER-01]', async () => {
    const { store, me } = await visit(FREE);
    backend.fault({ match: 'PUT profile.php', kind: 'status', status: 400, times: 1 });
    showParts(store, ['about']);
    await userEvent.type(field('A few sentences about you'), 'Wine.');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'An error occured, please try again later. Nothing you typed is lost.',
      ),
    );
    expect(field('A few sentences about you')).toHaveProperty('value', 'Wine.');
    await save();
    await saved();
    expect(me()?.about).toBe('Wine.');
  });

  it('keeps what was typed without a connection, and says so', async () => {
    const { store } = await visit(FREE);
    backend.fault({ match: 'PUT profile.php', kind: 'offline' });
    showParts(store, ['about']);
    await userEvent.type(field('A few sentences about you'), 'Wine.');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/offline.*Nothing you typed is lost/),
    );
    expect(field('A few sentences about you')).toHaveProperty('value', 'Wine.');
    expect(screen.getByText('Not saved yet.')).toBeDefined();
  });

  it('has what was typed again after a reload, for this account alone', async () => {
    const before = await visit(FREE);
    const { unmount } = showParts(before.store, ['about', 'name']);
    await userEvent.type(field('A few sentences about you'), 'Half a sent');
    unmount();
    backend.close();
    const after = await visit(FREE);
    const again = showParts(after.store, ['about']);
    expect(field('A few sentences about you')).toHaveProperty('value', 'Half a sent');
    expect(screen.getByText('Not saved yet.')).toBeDefined();
    again.unmount();
    backend.close();
    const other = await visit(NEW);
    showParts(other.store, ['about']);
    expect(field('A few sentences about you')).toHaveProperty('value', '');
  });

  it('forgets what was typed when it is discarded, and keeps the focus [BX-20]', async () => {
    const { store } = await visit(FREE);
    showParts(store, ['name']);
    await retype('First name or nickname', 'Somebody');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(field('First name or nickname')).toHaveProperty('value', 'Jonas');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was typed over a switch of the language [ST-18]', async () => {
    const { store } = await visit(FREE);
    showParts(store, ['about']);
    const input = field('A few sentences about you');
    await userEvent.type(input, 'Wine.');
    await act(() => switchLocale('de'));
    expect(input.isConnected).toBe(true);
    expect(input).toHaveProperty('value', 'Wine.');
  });

  it('loses nothing when the profile is changed elsewhere, and takes in what was not touched', async () => {
    const { store, user } = await visit(FREE);
    showParts(store, ['name', 'about']);
    await retype('First name or nickname', 'Jon');
    act(
      () =>
        void store.dispatch(ownProfileChanged({ ...user().profile, name: 'Johnny', about: 'From afar.' })),
    );
    expect(field('First name or nickname')).toHaveProperty('value', 'Jon');
    expect(field('A few sentences about you')).toHaveProperty('value', 'From afar.');
  });

  it('asks for nothing that the settings do not show [EN-07]', async () => {
    const { store } = await visit(FREE, ({ db }) => {
      db.settings.visible_profile_fields = ['hair_color', 'languages'];
    });
    showParts(store, ['name', 'about', 'personal', 'looks', 'languages', 'interests', 'place']);
    expect(field('First name or nickname')).toBeDefined();
    expect(field('Hair')).toBeDefined();
    expect(field('Country')).toBeDefined();
    for (const hidden of [
      'A few sentences about you',
      'Eyes',
      'Body type',
      'Relationship status',
      'Sexuality',
    ])
      expect(screen.queryByLabelText(hidden)).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('These two need your consent')).toBeNull();
  });

  it('saves looks and languages, and takes an answer back [EN-01]', async () => {
    const { store, me } = await visit(FREE);
    showParts(store, ['looks', 'languages']);
    await userEvent.selectOptions(field('Hair'), 'Red');
    await userEvent.selectOptions(field('Eyes'), 'No answer');
    await userEvent.click(screen.getByRole('button', { name: 'Polish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dutch' }));
    await save();
    await saved();
    expect(me()).toMatchObject({ hair_color: 'red', eye_color: null, languages: ['en', 'pl'] });
  });

  it('names the region as the country does; another country has other regions, and home is as it was', async () => {
    const { store, me, writes } = await visit(FREE);
    showParts(store, ['place']);
    expect(field('Province')).toHaveProperty('value', 'East Flanders');
    await userEvent.selectOptions(field('Country'), 'Switzerland');
    expect(field('Canton')).toHaveProperty('value', '');
    expect(field('City or town')).toHaveProperty('value', '');
    await userEvent.selectOptions(field('Country'), 'Belgium');
    expect(field('City or town')).toHaveProperty('value', 'Ghent');
    expect(screen.queryByText('Not saved yet.')).toBeNull();
    await userEvent.selectOptions(field('Country'), 'Switzerland');
    await save();
    await saved();
    expect(me()).toMatchObject({ country: 'CH', region: null, city: null });
    expect(writes()).toHaveLength(1);
  });
});
