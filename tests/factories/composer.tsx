/** The composer of the conversation with Elena against the mock backend, for tests that need a page of their own for it. */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { fetchChats } from '@/features/chats/chatsThunks';
import { Composer } from '@/features/chats/Composer';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import { settled } from '../journeys/settled';
import { pretendPointer } from './media';
import { createTestStore } from './store';

/** @returns the store, the texts that the server has of this visit, and the way out, which every test goes at its end */
export async function openComposer() {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  const backend = createTestBackend({ persona: 'premium@example.test' });
  pretendPointer('mouse');
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  await store.dispatch(fetchChats());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Composer profile="elena" name="Elena" conversation="c1" fictional={false} />
      </MemoryRouter>
    </Provider>,
  );
  const sent = (): string[] =>
    (backend.db.conversations.get('c1')?.messages ?? [])
      .filter(({ client_id }) => client_id !== null)
      .map(({ text }) => text);
  const leave = async (): Promise<void> => {
    await settled();
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    backend.close();
    localStorage.clear();
  };
  return { store, sent, leave };
}

export const writingField = (): HTMLTextAreaElement =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Elena' });
