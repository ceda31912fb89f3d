/** The conversation with Elena on a page of its own, with the dialogs over it, against a mock backend of its own. */
import { act, screen } from '@testing-library/react';
import { pollConversation } from '@/features/chats/chatsThunks';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { visitChats } from './chatPages';

/** The messages that the server has, oldest first. */
export const messagesOf = ({ db }: TestBackend) => db.conversations.get('c1')?.messages ?? [];

type Written = Partial<ReturnType<typeof messagesOf>[number]>;

/** What Elena writes while nobody asks. */
export function elenaWrites(backend: TestBackend, ...written: Written[]): void {
  const messages = messagesOf(backend);
  for (const one of written) {
    const last = messages.at(-1);
    if (!last) return;
    const { reply_to: _quote, ...plain } = last;
    messages.push({
      ...plain,
      id: `w${messages.length}`,
      client_id: null,
      attachment: null,
      from: 'elena',
      at: last.at + 1,
      ...one,
    });
  }
}

interface Visit {
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
  address?: string;
}

/** Opens the page as a browser does after a reload; close the backend after the test. */
export async function visitElena({ prepare, address = '/chats/c1' }: Visit = {}) {
  const { backend, store, router } = await visitChats(address, { keep: 1, ...(prepare && { prepare }) });
  await settled();
  return {
    backend,
    store,
    where: () => router.state.location.pathname,
    goTo: (path: string) => act(async () => router.navigate(path)),
    log: () => screen.findByRole('log'),
    poll: () => act(() => store.dispatch(pollConversation('c1'))),
    write: (...texts: string[]) => elenaWrites(backend, ...texts.map((text) => ({ text }))),
  };
}
