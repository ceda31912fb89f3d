// @vitest-environment jsdom
/** Where the focus goes on when the button that had it goes with what it has done. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeMessages } from '@tests/factories/chats';
import { inRouter, renderInRouter } from '@tests/factories/inRouter';
import { pretendPointer } from '@tests/factories/media';
import type { Pointer } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { AttachmentTray } from './AttachmentTray';
import { pictureMoved, picturePicked } from './attachmentsSlice';
import type * as emojiData from './emojiData';
import { EmojiPicker } from './EmojiPicker';
import { FoundMessages } from './FoundMessages';
import { IcebreakerModal } from './IcebreakerModal';
import type { Found } from './useChatSearch';

const calls = vi.hoisted(() => ({
  getIcebreakers: vi.fn<typeof chatCalls.getIcebreakers>(),
  loadEmoji: vi.fn<typeof emojiData.loadEmoji>(),
}));
vi.mock('@/api/calls/chat', () => ({ getIcebreakers: calls.getIcebreakers }));
vi.mock('./emojiData', () => ({ loadEmoji: calls.loadEmoji, findEmoji: () => [] }));

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
});
function begin() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  return store;
}
const nothing = (): undefined => undefined;
const button = (name: string) => screen.getByRole('button', { name });

describe('the focus goes on [BX-20]', () => {
  it('in the writing field when a picture is uploaded once more', () => {
    const store = begin();
    store.dispatch(picturePicked({ profile: 'elena', key: 'k1', account: 'u1' }));
    const move = (state: 'failed' | 'waiting') =>
      act(() => void store.dispatch(pictureMoved({ profile: 'elena', key: 'k1', to: { state } })));
    move('failed');
    renderInRouter(
      store,
      <div className="composer">
        <AttachmentTray id="tray" profile="elena" onGone={nothing} />
        <textarea aria-label="Message" />
      </div>,
    );
    act(() => button('Upload again').focus());
    move('waiting');
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('at the last result of before when the last page has come, and in the field where there was none', () => {
    const store = begin();
    const all = makeMessages(3);
    const search = (shown: number, status: Found['status'] = 'ready') => (
      <div className="chat-search">
        <input aria-label="Words" />
        {(shown > 0 || status === 'failed') && (
          <FoundMessages
            found={{ words: 'm', results: all.slice(0, shown), more: shown < all.length, status }}
            chosen={-1}
            name="Elena"
            onChoose={nothing}
            onMore={nothing}
          />
        )}
      </div>
    );
    const view = renderInRouter(store, search(2));
    act(() => button('Show more results').focus());
    view.rerender(inRouter(store, search(3)));
    expect(document.activeElement).toBe(screen.getAllByRole('button')[1]);

    view.rerender(inRouter(store, search(0, 'failed')));
    act(() => button('Try again').focus());
    view.rerender(inRouter(store, search(0, 'loading')));
    expect(document.activeElement).toBe(screen.getByLabelText('Words'));
  });

  it('in the dialog when the ideas for a first message come after all', async () => {
    calls.getIcebreakers.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    calls.getIcebreakers.mockResolvedValue({ lines: ['Tea or coffee?'], cost: 1 });
    renderInRouter(begin(), <IcebreakerModal open profile="elena" name="Elena" onClose={nothing} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Tea or coffee?');
    expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it.each<[Pointer, string]>([
    ['mouse', 'Search emoji'],
    ['touch', 'Emoji'],
  ])('in the choice of an emoji when it fails and comes after all, by %s', async (pointer, place) => {
    pretendPointer(pointer);
    calls.loadEmoji.mockRejectedValueOnce(new Error('offline'));
    calls.loadEmoji.mockResolvedValue([]);
    renderInRouter(begin(), <EmojiPicker onPick={nothing} onClose={nothing} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(place)));
  });
});
