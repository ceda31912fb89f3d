// @vitest-environment jsdom
/** When push is offered: after something of whose sequel it would tell. */
import { describe, expect, it } from 'vitest';
import { selectPushState } from '@/core/push/pushSlice';
import { messageDelivered } from '@/features/chats/chatsSlice';
import { like } from '@/features/likes/likesThunks';
import { makeChatItem, makeMessage } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { addPushOccasionListener } from './pushOccasion';

function visit() {
  const { store, startListening } = createTestStore();
  addPushOccasionListener(startListening);
  return { dispatch: store.dispatch, occasion: () => selectPushState(store.getState()).occasion };
}
const liked = (match: boolean) =>
  like.fulfilled({ match, conversation_id: null }, 'r1', { profile: 'm1', source: 'profile' });

describe('the occasion for push [LY-05]', () => {
  it('is the first message that was sent', () => {
    const page = visit();
    expect(page.occasion()).toBe(false);
    page.dispatch(messageDelivered({ client_id: 'c', message: makeMessage(), conversation: makeChatItem() }));
    expect(page.occasion()).toBe(true);
  });

  it('is a match, and not a like without an answer', () => {
    const page = visit();
    page.dispatch(liked(false));
    expect(page.occasion()).toBe(false);
    page.dispatch(liked(true));
    expect(page.occasion()).toBe(true);
  });
});
