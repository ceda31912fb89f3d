/** The forms of the own profile on a mock backend, for tests. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { client } from '@/api/client';
import { selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { ProfilePart } from '@/features/ownProfile/profileFields';
import { ProfilePartForm } from '@/features/ownProfile/ProfilePartForm';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

/** No consent on record. */
export const NEW = 'new@example.test';
/** With a consent on record. */
export const FREE = 'free@example.test';

/** A visit of this persona; close its backend after the test. */
export async function visitProfile(persona: string, prepare?: (made: TestBackend) => void) {
  const backend = createTestBackend({ persona });
  prepare?.(backend);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const sending = vi.spyOn(client, 'send');
  return {
    backend,
    store,
    /** The writes that left the browser from here on. */
    writes: () =>
      sending.mock.calls
        .map(([{ method, file, body }]) => ({ method, file, body }))
        .filter(({ method }) => method !== 'GET'),
    /** The member as the server has it. */
    me: () => backend.db.members.get(backend.account(persona).id),
    user: () => {
      const found = selectUser(store.getState());
      if (!found) throw new Error('Nobody is here');
      return found;
    },
  };
}
type Store = Awaited<ReturnType<typeof visitProfile>>['store'];

export const showParts = (store: Store, parts: readonly ProfilePart[], onSaved?: () => void) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ProfilePartForm parts={parts} onSaved={onSaved} />
      </MemoryRouter>
    </Provider>,
  );

export const field = (name: string) => screen.getByLabelText(name);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export const saved = () => screen.findByText('Saved.');

export async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

/** The error that is tied to a field, empty when there is none. */
export const errorOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
