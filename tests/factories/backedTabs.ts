/** Tabs of one member's browser against the mock backend: what one has heard, the others learn (BX-28). */
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionSettled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { TestChannel } from './channel';
import { createTestStore } from './store';

interface Opening {
  /** What is shared. */
  listen: (startListening: StartAppListening) => void;
  /** The start of a question for the list that is shared; the tab counts them. */
  pending: { match: (action: unknown) => action is { type: string } };
  /** Asks for it as the page opens; no page has asked without one. */
  ask?: ((dispatch: AppDispatch) => Promise<unknown>) | undefined;
}

/** Gives each test of a file a backend and a browser of its own. Called before the file's other hooks. */
export function backedBrowser(persona: string): { backend: () => TestBackend } {
  let backend: TestBackend;
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', TestChannel);
    backend = createTestBackend({ persona });
  });
  afterEach(() => {
    TestChannel.closeAll();
    backend.close();
  });
  return { backend: () => backend };
}

/** @returns the tab once its session is settled, and how often it has asked since */
export async function openBackedTab({ listen, pending, ask }: Opening) {
  const { store, startListening } = createTestStore();
  listen(startListening);
  await store.dispatch(fetchUser());
  await ask?.(store.dispatch);
  store.dispatch(sessionSettled());
  const asked = vi.fn<() => void>();
  startListening({ matcher: pending.match, effect: asked });
  return { ...store, startListening, asked };
}
