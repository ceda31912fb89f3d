// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeMessage, makeMessages } from '@tests/factories/chats';
import { useIncomingNews } from './useIncomingNews';

const { announce } = vi.hoisted(() => ({ announce: vi.fn<(text: string) => void>() }));
vi.mock('@/ui/Announcer', () => ({ useAnnouncer: () => announce }));

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  announce.mockClear();
});
afterEach(cleanup);

function News({ messages, begun = false }: { messages: readonly Message[]; begun?: boolean }) {
  useIncomingNews({ messages, own: 'p1', name: 'Elena', typing: false, begun });
  return null;
}
const told = () => announce.mock.calls.flat().filter((text) => text !== '');

it('does not tell of what was taken back before it was heard', () => {
  const first = makeMessage({ id: 'x1' });
  const { rerender } = render(<News messages={[first]} />);
  rerender(<News messages={[first, makeMessage({ id: 'x2', text: '', deleted: true })]} />);
  expect(told()).toEqual([]);
  rerender(<News messages={[first, makeMessage({ id: 'x2' }), makeMessage({ id: 'x3', text: 'Hi' })]} />);
  expect(told()).toHaveLength(1);
});

it('tells of the first message of a conversation that was empty', () => {
  const { rerender } = render(<News messages={[]} />);
  rerender(<News messages={[makeMessage({ text: 'Hi' })]} />);
  expect(told()).toEqual(['Elena: Hi']);
});

it('tells of what the conversation begins with when its page was there before, and only while nobody has read it', () => {
  const { unmount } = render(<News begun messages={[makeMessage({ text: 'Hi' })]} />);
  expect(told()).toEqual(['Elena: Hi']);
  unmount();
  render(<News begun messages={[makeMessage({ text: 'Hi', read: true })]} />);
  render(<News messages={[makeMessage({ text: 'Hi' })]} />);
  expect(told()).toHaveLength(1);
});

it('tells how many came when they are more than the newest that are known', () => {
  const messages = makeMessages(70);
  const { rerender } = render(<News messages={messages.slice(0, 30)} />);
  rerender(<News messages={messages.slice(40)} />);
  expect(told()).toEqual(['15 new messages from Elena']);
  // A page of history that joins them is no news.
  rerender(<News messages={messages.slice(10)} />);
  expect(told()).toHaveLength(1);
});
