// @vitest-environment jsdom
/** Requests end with the session that they were made in. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { failureOf } from './failure';
import { endSession, sessionSignal } from './session';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ABORTED = { kind: 'aborted' };
const call = { method: 'POST', file: 'thing.php', body: {}, schema: v.object({ ok: v.boolean() }) } as const;

/** Answers in turn, the last one for ever; counts the requests. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  let sent = 0;
  server.use(
    http.post('*/api/thing.php', () => {
      sent += 1;
      return (answers[Math.min(sent, answers.length) - 1] ?? HttpResponse.error)();
    }),
  );
  return () => sent;
}
const fine = () => HttpResponse.json({ ok: true });
const busy = () => HttpResponse.json({ error: 'busy' }, { status: 503 });
const over = () => HttpResponse.json({ authentication_required: true }, { status: 403 });

function createTold(pause = 0) {
  const client = createClient({ base: pause, cap: pause });
  const told = vi.fn<() => void>();
  client.onAuthenticationRequired(told);
  return { send: client.send, told };
}
const outcome = (promise: Promise<unknown>) => promise.catch(failureOf);

describe('the end of a session', () => {
  it('is the end of its signal, once; the next one has another', () => {
    const before = sessionSignal();
    endSession();
    expect(before.aborted).toBe(true);
    expect(sessionSignal().aborted).toBe(false);
  });

  it('ends a call that waits for its next attempt: nothing goes out with the next cookie', async () => {
    const sent = answering(busy, fine);
    const ended = outcome(createTold(10_000).send(call));
    await vi.waitFor(() => expect(sent()).toBe(1));
    endSession();
    expect(await ended).toEqual(ABORTED);
    expect(sent()).toBe(1);
  });

  it.each([
    ['the answer', fine],
    ['a fault', busy],
    ['the word that the old session is over', over],
  ])('lets nobody hear %s that comes after it', async (_, answer) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = answering(async () => {
      await promise;
      return answer();
    });
    const { send, told } = createTold();
    const ended = outcome(send(call));
    await vi.waitFor(() => expect(sent()).toBe(1));
    endSession();
    resolve();
    expect(await ended).toEqual(ABORTED);
    expect(told).not.toHaveBeenCalled();
    expect(sent()).toBe(1);
  });

  it('leaves what the next one asks for alone', async () => {
    answering(fine);
    endSession();
    expect(await createTold().send(call)).toEqual({ ok: true });
  });

  it('leaves alone what is nobody’s: facts of the site, and the log-in itself', async () => {
    const sent = answering(busy, fine);
    const asked = createTold(50).send({ ...call, outlivesSession: true });
    await vi.waitFor(() => expect(sent()).toBe(1));
    endSession();
    expect(await asked).toEqual({ ok: true });
  });
});
