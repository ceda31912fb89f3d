// @vitest-environment jsdom
/** The consent to keep sexuality and interests, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userReceived } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import type { TestBackend } from '@mocks/testServer';
import { errorOf, field, FREE, NEW, save, saved, showParts, visitProfile } from '@tests/factories/ownProfile';

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

const sensitiveWrites = (writes: { file: string; body: unknown }[]) =>
  writes.filter(
    ({ file, body }) => file === 'profile.php' && /sexuality|interests/.test(JSON.stringify(body)),
  );

describe('the consent to keep sexuality and interests', () => {
  it('is asked for before either can be answered, with nothing ticked', async () => {
    const { store } = await visit(NEW);
    showParts(store, ['personal', 'interests']);
    expect(screen.getByRole('heading', { name: 'These two need your consent' })).toBeDefined();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    expect(screen.queryByLabelText('Sexuality')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can be declined: everything else is saved, and nothing of the two is ever sent', async () => {
    const { store, writes, me } = await visit(NEW);
    const onSaved = vi.fn<() => void>();
    showParts(store, ['personal', 'interests'], onSaved);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByText('Sexuality and interests stay empty.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change my mind' }));
    await userEvent.selectOptions(field('Relationship status'), 'Divorced');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(me()?.relationship_status).toBe('divorced');
    expect(sensitiveWrites(writes())).toEqual([]);
    expect(writes().filter(({ file }) => file === 'user.php')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Change my mind' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  it('is not given by pressing the button alone', async () => {
    const { store, writes } = await visit(NEW);
    showParts(store, ['personal']);
    await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
    const box = screen.getByRole('checkbox');
    expect(errorOf(box)).toBe('Tick the box to agree, or choose “Not now”.');
    expect(document.activeElement).toBe(box);
    expect(writes()).toEqual([]);
  });

  it('is put on record first; then the fields are there and can be saved', async () => {
    const { store, writes, me, user } = await visit(NEW);
    showParts(store, ['personal']);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
    const sexuality = await screen.findByLabelText('Sexuality');
    await waitFor(() => expect(document.activeElement).toBe(sexuality));
    expect(user().sensitive_consent).not.toBeNull();
    await userEvent.selectOptions(sexuality, 'Bi');
    await save();
    await saved();
    expect(me()?.sexuality).toBe('bi');
    expect(writes()).toEqual([
      { method: 'PUT', file: 'user.php', body: { sensitive_consent: true } },
      { method: 'PUT', file: 'profile.php', body: { sexuality: 'bi' } },
    ]);
  });

  it('says when it could not be put on record, and asks again', async () => {
    const { store } = await visit(NEW);
    backend.fault({ match: 'PUT user.php', kind: 'status', status: 400, times: 1 });
    showParts(store, ['interests']);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(search));
  });

  it('may be taken back while the form is open: what was typed of the two is not sent any more', async () => {
    const { store, writes, user } = await visit(FREE);
    showParts(store, ['personal']);
    await userEvent.selectOptions(field('Sexuality'), 'Bi');
    await userEvent.selectOptions(field('Relationship status'), 'Widowed');
    const profile = { ...user().profile, sexuality: null, interests: [] };
    expect(JSON.stringify(sessionStorage)).toContain('sexuality');
    act(() => void store.dispatch(userReceived({ ...user(), sensitive_consent: null, profile })));
    expect(JSON.stringify(sessionStorage)).not.toContain('sexuality');
    expect(screen.queryByLabelText('Sexuality')).toBeNull();
    expect(screen.getByText('These two need your consent')).toBeDefined();
    await save();
    await saved();
    expect(sensitiveWrites(writes())).toEqual([]);
  });
});

describe('a consent that was taken back on another device', () => {
  it('is asked for anew when the server refuses to keep the answer; nothing of it is kept', async () => {
    const { store, me } = await visit(FREE);
    showParts(store, ['personal']);
    backend.account(FREE).sensitive_consent = null;
    backend.fault({
      match: 'PUT profile.php',
      kind: 'status',
      status: 422,
      body: { error: 'validation', fields: { sexuality: 'consent_required' } },
      times: 1,
    });
    await userEvent.selectOptions(field('Sexuality'), 'Bi');
    await save();
    expect(await screen.findByText('These two need your consent')).toBeDefined();
    expect(screen.queryByLabelText('Sexuality')).toBeNull();
    expect(me()?.sexuality).toBe('hetero');
  });
});
