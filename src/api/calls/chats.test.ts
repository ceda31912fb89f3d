// @vitest-environment jsdom
/** The list of conversations, which the server names and does not send twice. */
import { expect, it, onTestFinished } from 'vitest';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createTestBackend } from '@mocks/testServer';
import { getChats, getNewChats } from './chat';

/** A server of one answer. */
function serve(answer: () => Response): void {
  const server = setupServer(http.get('*/api/chats.php', answer));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
}

it('is sent anew only when it is another one [ST-21]', async () => {
  const backend = createTestBackend({ persona: 'premium@example.test' });
  onTestFinished(() => backend.close());
  const { chats, tag } = await getChats();
  expect(chats.length).toBeGreaterThan(3);
  expect(tag).toMatch(/^".+"$/u);
  expect(await getNewChats(tag ?? null)).toBeNull();
  for (const { messages } of backend.db.conversations.values()) messages.pop();
  const news = await getNewChats(tag ?? null);
  expect(news).not.toBeNull();
  expect(news?.tag).not.toBe(tag);
});

it('comes each time from a server that names nothing', async () => {
  serve(() => HttpResponse.json({ chats: [] }));
  expect(await getChats()).toEqual({ chats: [], tag: null });
  expect(await getNewChats('"older"')).toEqual({ chats: [], tag: null });
});

it.each([
  ['a refusal', () => HttpResponse.json({ error: 'no' }, { status: 403 }), { kind: 'refused', code: 'no' }],
  ['another shape', () => HttpResponse.json({ chats: 7 }), { kind: 'wrong_shape' }],
  ['no data', () => HttpResponse.text('<html>', { status: 200 }), { kind: 'wrong_shape' }],
])('tells %s as any other call does', async (_, answer, failure) => {
  serve(answer);
  await expect(getNewChats('"older"')).rejects.toMatchObject({ failure });
});
