// @vitest-environment jsdom
/** A tab that lies hidden for five minutes while the browser stops its worker again and again: nothing of the visit is lost. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import { createKeeper } from '@mocks/browser/keeper';
import { createMemoryStorage } from '@mocks/browser/memoryStorage';
import { createMount } from '@mocks/browser/mount';
import { openAddress, sendToMock } from './openScenario';
import { settled } from './settled';

const MINUTE_MS = 60_000;

const stateSchema = v.object({
  seed: v.string(),
  persona: v.nullable(v.string()),
  counts: v.object({ messages: v.number() }),
});
const stateOf = async () => v.parse(stateSchema, await sendToMock({ method: 'GET', url: '/__mock/state' }));

/** The mock backend of a browser: a worker that is started whenever it is asked something, and what is kept beside it. */
function createBrowser() {
  const storage = createMemoryStorage();
  let worker: ReturnType<typeof createMount> | null = null;
  let kept: Promise<void> = Promise.resolve();
  let starts = 0;
  const start = () => {
    starts += 1;
    const keeper = createKeeper({ storage, alone: (work) => work(), pause: () => Promise.resolve() });
    return createMount(keeper, () => Promise.resolve('{}'));
  };
  const server = setupServer(
    http.all('*', ({ request }) => {
      worker ??= start();
      const answered = worker(request);
      kept = answered.kept;
      return answered.response;
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return {
    starts: () => starts,
    /** As the browser does with a worker that is not at work. */
    stopWorker: async () => {
      await kept;
      worker = null;
    },
    close: () => server.close(),
  };
}

function beSeen(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

let browser: ReturnType<typeof createBrowser> | undefined;
let store: AppStore | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await settled();
  cleanup();
  store?.dispatch(loggedOut({ by: 'tab' }));
  browser?.close();
  Reflect.deleteProperty(document, 'visibilityState');
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const field = () => screen.findByLabelText(/^Message to/);
const log = async () => within(await screen.findByRole('log'));

it('goes on with its world, its member and the conversation that is open [BX-07]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  browser = createBrowser();
  const { stopWorker, starts } = browser;
  await sendToMock({ method: 'POST', url: '/__mock/reset', body: { seed: 'hidden' } });
  await sendToMock({
    method: 'POST',
    url: '/__mock/persona',
    body: { email: 'premium@example.test' },
  });
  ({ store } = await openAddress('/chats/c1'));
  await settled();
  fireEvent.change(await field(), { target: { value: 'Half a sentence' } });
  const before = await stateOf();

  beSeen('hidden');
  for (let minute = 1; minute <= 5; minute += 1) {
    await stopWorker();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
  await stopWorker();
  // In another tab.
  const words = 'Are you still there?';
  await sendToMock({
    method: 'POST',
    url: '/__mock/event',
    body: { kind: 'message', from: 'elena', text: words },
  });
  await stopWorker();
  const startsHidden = starts();
  beSeen('visible');

  expect(await (await log()).findByText(words)).toBeDefined();
  expect(starts()).toBeGreaterThan(startsHidden);
  expect(await field()).toHaveProperty('value', 'Half a sentence');
  const after = await stateOf();
  expect(after).toMatchObject({ seed: 'hidden', persona: 'premium@example.test' });
  expect(after.counts.messages).toBe(before.counts.messages + 1);

  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await (await log()).findByText('Half a sentence')).toBeDefined();
  await waitFor(async () => expect((await stateOf()).counts.messages).toBe(before.counts.messages + 2));
});
