// @vitest-environment jsdom
/** The chat pages by keyboard, and without a server. */
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberRecalled } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { ChatShell } from '@/ui/ChatShell';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import ChatLayout from './ChatLayout';

beforeAll(async () => {
  await startI18n('en');
  await loadNamespaces(['common']);
});

/** @returns what the first stop of the keyboard leads to */
function firstStop(address: string): string | null {
  const { store } = createTestStore();
  renderInRouter(
    store,
    <>
      <ChatLayout />
      <ChatShell open={false} list={null} main="words" />
    </>,
    address,
  );
  const href = document.querySelector('a')?.getAttribute('href') ?? 'none';
  return document.querySelector(href)?.className ?? null;
}

/** What the page says of its connection while it shows the last visit. */
function said(online: boolean): string | null {
  const { store } = createTestStore();
  store.dispatch(connectionChanged(online));
  store.dispatch(memberRecalled(makeUser()));
  renderInRouter(store, <ChatLayout />, '/chats');
  return screen.getByText(/What you see/).textContent;
}

describe('what is from the last visit [BX-25]', () => {
  it('comes with the reason: no network', () => {
    expect(said(false)).toContain('You’re offline. What you see may be out of date.');
  });

  it('comes with the reason: a server that is not heard', () => {
    expect(said(true)).toContain('We can’t reach the server right now. What you see may be out of date.');
  });
});

describe('the first stop of the keyboard', () => {
  it('passes the list of conversations on the way to one [RT-05]', () => {
    expect(firstStop('/chats/c-1')).toBe('chat-main');
  });

  it('leads to the list where there is nothing else [RT-05]', () => {
    expect(firstStop('/chats')).toBe('');
  });
});
