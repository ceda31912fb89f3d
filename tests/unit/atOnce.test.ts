// @vitest-environment jsdom
/** What a page's file, or the empty page, asks the server for is what the app asks for when that page is drawn. */
import { afterEach, expect, it, vi } from 'vitest';
import { getChat, getChats } from '@/api/calls/chat';
import { getSignupMatches, getSwipe } from '@/api/calls/discovery';
import { getFaq } from '@/api/calls/help';
import { getLikes } from '@/api/calls/likes';
import { getPackages } from '@/api/calls/payments';
import { getCompany } from '@/api/calls/settings';
import { CHATS_AT_FIRST } from '@/config/limits';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { publicPageOf } from '@/domain/publicPages';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { askServer } from '../../scripts/prerender/askServer.ts';
import { AT_ONCE, questionOf, questionsOf } from '../../scripts/prerender/atOnce.ts';

const isRouteName = (name: string): name is RouteName => name in patterns;

let backend: TestBackend | undefined;
afterEach(() => {
  backend?.close();
  backend = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.askedAhead = undefined;
});

it.each([
  ['faq', () => getFaq('de')],
  ['pricing', () => getPackages()],
  ['service', () => getCompany()],
  ['premium', () => getPackages()],
  ['likes', () => getLikes()],
  ['swipeGame', () => getSwipe()],
  ['signupMatches', () => getSignupMatches()],
  ['chats', () => getChats({ newest: CHATS_AT_FIRST })],
] as const)('%s: the answer is taken by the call [BX-16]', async (name, call) => {
  // What the answers say of time is the same.
  vi.useFakeTimers({ toFake: ['Date'] });
  backend = createTestBackend({ persona: 'premium@example.test' });
  const { fetch } = globalThis;
  const question = questionOf(name, 'de') ?? '';
  const plain = await call();
  // Node's own knows no site.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(new URL(address, location.href), init),
  );
  askServer(question);
  expect(Object.keys(globalThis.askedAhead ?? {})).toEqual([question]);
  expect(await call()).toEqual(plain);
  expect(globalThis.askedAhead).toEqual({});
});

it('a conversation: its list and its messages are taken, the list by its tag [BX-16]', async () => {
  backend = createTestBackend({ persona: 'premium@example.test' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(new URL(address, location.href), init),
  );
  const plain = await getChats({ newest: CHATS_AT_FIRST });
  const id = plain.chats[0]?.conversation.id ?? '';
  for (const question of questionsOf('chat')) askServer(question.replace('{id}', id));
  expect((await getChats({ newest: CHATS_AT_FIRST })).tag).toBe(plain.tag);
  expect((await getChat(id)).messages).not.toEqual([]);
  expect(globalThis.askedAhead).toEqual({});
});

it('a file of a page asks where its page shows what the server knows [BX-16]', () => {
  const asking = Object.keys(AT_ONCE)
    .filter(isRouteName)
    .filter((name) => publicPageOf(name, undefined) && questionOf(name, 'de') !== undefined);
  expect(asking).toEqual(['pricing', 'faq', 'service']);
});

it('the empty page, which is one for all languages, asks for nothing that has one', () => {
  const questions = Object.keys(AT_ONCE)
    .filter(isRouteName)
    .filter((name) => !publicPageOf(name, undefined))
    .flatMap(questionsOf);
  expect(questions.length).toBeGreaterThan(5);
  for (const question of questions) expect(question).not.toContain('{language}');
});
