// @vitest-environment jsdom
/** The chat pages by keyboard. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ChatShell } from '@/ui/ChatShell';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import ChatLayout from './ChatLayout';

beforeAll(() => startI18n('en'));

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

describe('the first stop of the keyboard', () => {
  it('passes the list of conversations on the way to one [RT-05]', () => {
    expect(firstStop('/chats/c-1')).toBe('chat-main');
  });

  it('leads to the list where there is nothing else [RT-05]', () => {
    expect(firstStop('/chats')).toBe('');
  });
});
