/** The composer of the conversation with Elena, in a store of its own against a mock backend of its own. */
import { act, screen } from '@testing-library/react';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { fetchChats } from '@/features/chats/chatsThunks';
import { Composer } from '@/features/chats/Composer';
import { createTestBackend, type TestBackend } from '@mocks/testServer';
import { renderInRouter } from './inRouter';
import { pretendPointer, type Pointer } from './media';
import { createTestStore } from './store';

let backend: TestBackend | undefined;
let opened: AppStore | undefined;

/** @throws Error before the composer was opened */
export function backendOfComposer(): TestBackend {
  if (!backend) throw new Error('The composer was not opened.');
  return backend;
}

/**
 * Opens it as a premium member.
 * @param options.reload the same member again, whose backend goes on
 * @param options.pointer what the member writes with
 */
export async function openComposer({
  reload = false,
  pointer = 'mouse',
}: { reload?: boolean; pointer?: Pointer } = {}) {
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
  return { store, unmount };
}

/** A log-out leaves nothing of the member behind for the next test. */
export function leave(): void {
  act(() => void opened?.dispatch(loggedOut({ by: 'member' })));
  backend?.close();
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Elena' });
