/** The composer of the conversation with Elena, in a store of its own against a mock backend of its own. */
import { act, screen } from '@testing-library/react';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { fetchChats } from '@/features/chats/chatsThunks';
import { Composer } from '@/features/chats/Composer';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend, type TestBackend } from '@mocks/testServer';
import { renderInRouter } from './inRouter';
import { pretendPointer, type Pointer } from './media';
import { createTestStore } from './store';
import { settled } from '../journeys/settled';

let backend: TestBackend | undefined;
let opened: AppStore | undefined;

/** @throws Error before the composer was opened */
export function backendOfComposer(): TestBackend {
  if (!backend) throw new Error('The composer was not opened.');
  return backend;
}

/**
 * Opens it as a premium member.
 * @returns the store, the texts that the server has of this visit, and the way out, which every test goes at its end
 * @param options.reload the same member again, whose backend goes on
 * @param options.pointer what the member writes with
 */
export async function openComposer({
  reload = false,
  pointer = 'mouse',
}: { reload?: boolean; pointer?: Pointer } = {}) {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  if (!reload) backend = createTestBackend({ persona: 'premium@example.test' });
  pretendPointer(pointer);
  const { store, startListening } = createTestStore();
  opened = store;
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  await store.dispatch(fetchChats());
  const { unmount } = renderInRouter(
    store,
    <Composer profile="elena" name="Elena" conversation="c1" fictional={false} />,
  );
  return { store, unmount, sent: sentTexts, leave: leaveComposer };
}

/** The texts that the server has of this visit. */
const sentTexts = (): string[] =>
  (backendOfComposer().db.conversations.get('c1')?.messages ?? [])
    .filter(({ client_id }) => client_id !== null)
    .map(({ text }) => text);

/** The way out, which every test goes at its end: a log-out leaves nothing of the member behind for the next one. */
export async function leaveComposer(): Promise<void> {
  await settled();
  act(() => void opened?.dispatch(loggedOut({ by: 'member' })));
  backend?.close();
  localStorage.clear();
}

export const writingField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Elena' });
