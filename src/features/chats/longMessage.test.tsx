// @vitest-environment jsdom
/** A message as long as one may be. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { settled } from '@tests/journeys/settled';
import { draftChanged, selectOutbox, sessionBegan } from './chatsSlice';
import { Composer } from './Composer';

const LONGEST = 10;
let leave: () => void;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'errors']);
});
afterEach(() => {
  act(leave);
  localStorage.clear();
});

function write(text: string) {
  const { store } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), message_length: LONGEST }, 'r', {}));
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(connectionChanged(false));
  store.dispatch(draftChanged({ profile: 'm1', text }));
  renderInRouter(store, <Composer profile="m1" name="Elena" conversation="c1" fictional={false} />);
  return { sent: () => selectOutbox(store.getState()).map((entry) => entry.text) };
}

describe('a message', () => {
  it('that is as long as one may be is sent, whatever blank ends are around it [SC-04]', async () => {
    const { sent } = write(` ${'x'.repeat(LONGEST)}\n\n`);
    expect(screen.getByText('10 / 10')).toBeDefined();
    expect(screen.queryByText(/too long/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await settled();
    expect(sent()).toEqual(['x'.repeat(LONGEST)]);
  });

  it('that is longer stays, and says by how much [SC-04]', async () => {
    const { sent } = write(`${'x'.repeat(LONGEST + 1)}\n`);
    expect(screen.getByText(/^This message is 1 character too long\./)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await settled();
    expect(sent()).toEqual([]);
  });
});
