// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeMessage } from '@tests/factories/chats';
import { useIncomingNews } from './useIncomingNews';

const { announce } = vi.hoisted(() => ({ announce: vi.fn<(text: string) => void>() }));
vi.mock('@/ui/Announcer', () => ({ useAnnouncer: () => announce }));

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  announce.mockClear();
});
afterEach(cleanup);

function News({ messages }: { messages: readonly Message[] }) {
  useIncomingNews({ messages, own: 'p1', name: 'Elena', typing: false });
  return null;
}

it('does not tell of what was taken back before it was heard', () => {
  const first = makeMessage({ id: 'x1' });
  const { rerender } = render(<News messages={[first]} />);
  rerender(<News messages={[first, makeMessage({ id: 'x2', text: '', deleted: true })]} />);
  expect(announce.mock.calls.flat().filter((text) => text !== '')).toEqual([]);
  rerender(<News messages={[first, makeMessage({ id: 'x2' }), makeMessage({ id: 'x3', text: 'Hi' })]} />);
  expect(announce.mock.calls.flat().filter((text) => text !== '')).toHaveLength(1);
});
