/** The outbox against a model of the server: any order of taps, losses, refusals and restarts. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnItsWay,
  nextToSend,
  outboxAfter,
  withoutDelivered,
  type Outbox,
  type OutboxEvent,
} from './outbox';

/** A server that keeps the contract: one row a client_id, the first answer for ever. */
interface World {
  outbox: Outbox;
  rows: { client_id: string; profile: string; text: string }[];
  /** Texts written, and those given up by their writer. */
  written: string[];
  givenUp: Set<string>;
  ids: number;
}
type Step =
  | { kind: 'write'; profile: string }
  | { kind: 'send'; at: number; outcome: 'answered' | 'answerLost' | 'requestLost' | 'refused' | 'hanging' }
  | {
      kind: 'touch';
      at: number;
      touch: 'retried' | 'discarded' | 'lost' | 'attemptStarted';
    }
  | { kind: 'restart' }
  | { kind: 'load' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), profile: fc.constantFrom('p1', 'p2') }),
  fc.record({
    kind: fc.constant('send' as const),
    at: fc.nat(3),
    outcome: fc.constantFrom(
      'answered' as const,
      'answerLost' as const,
      'requestLost' as const,
      'refused' as const,
      'hanging' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('touch' as const),
    at: fc.nat(8),
    touch: fc.constantFrom(
      'retried' as const,
      'discarded' as const,
      'lost' as const,
      'attemptStarted' as const,
    ),
  }),
  fc.record({ kind: fc.constant('restart' as const) }),
  fc.record({ kind: fc.constant('load' as const) }),
);

function emit(world: World, event: OutboxEvent) {
  world.outbox = outboxAfter(world.outbox, event);
}

function deliver(world: World, client_id: string) {
  const sent = world.outbox.find((item) => item.client_id === client_id);
  if (sent === undefined) return;
  if (!world.rows.some((row) => row.client_id === client_id)) {
    world.rows.push({ client_id, profile: sent.profile, text: sent.text });
  }
}

function send(world: World, at: number, outcome: Extract<Step, { kind: 'send' }>['outcome']) {
  const ready = nextToSend(world.outbox, 0);
  const head = ready[at % Math.max(1, ready.length)];
  if (head === undefined) return;
  const { client_id } = head;
  emit(world, { type: 'attemptStarted', client_id });
  const committed = world.rows.some((row) => row.client_id === client_id);
  if (outcome === 'refused' && !committed) {
    emit(world, { type: 'refused', client_id, code: 'not_enough_credits' });
    return;
  }
  if (outcome !== 'requestLost') deliver(world, client_id);
  if (outcome === 'answered' || outcome === 'refused')
    emit(world, { type: 'confirmed', client_id, message: { conversation: head.profile } });
  else if (outcome !== 'hanging') emit(world, { type: 'lost', client_id });
}

function touch(world: World, at: number, kind: Extract<Step, { kind: 'touch' }>['touch']) {
  const target = world.outbox[at];
  if (target === undefined) return;
  const { client_id } = target;
  // A hanging request may have been committed; what its writer gives up may therefore still arrive.
  if (kind === 'discarded' && !isOnItsWay(target)) world.givenUp.add(target.text);
  emit(world, kind === 'retried' ? { type: kind, client_id, key: 'new' } : { type: kind, client_id });
}

function run(world: World, next: Step) {
  switch (next.kind) {
    case 'write':
      world.ids += 1;
      world.written.push(`t${world.ids}`);
      emit(world, {
        type: 'queued',
        entry: {
          client_id: `k${world.ids}`,
          conversation: null,
          profile: next.profile,
          text: `t${world.ids}`,
          attachment: null,
          reply_to: null,
          created_at: world.ids,
        },
      });
      return;
    case 'send':
      send(world, next.at, next.outcome);
      return;
    case 'touch':
      touch(world, next.at, next.touch);
      return;
    case 'restart':
      emit(world, { type: 'restored' });
      return;
    case 'load':
      world.outbox = withoutDelivered(
        world.outbox,
        world.rows.map(({ client_id, profile }) => ({ client_id, conversation: profile })),
      );
  }
}

describe('any sequence of events', () => {
  it('loses no message and doubles none; in the end each is delivered once [BX-02] [BX-06]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world: World = {
          outbox: [],
          rows: [],

          written: [],
          givenUp: new Set(),
          ids: 0,
        };
        for (const next of steps) {
          run(world, next);
          const kept = new Set([
            ...world.outbox.map(({ text }) => text),
            ...world.rows.map(({ text }) => text),
          ]);
          expect(world.written.filter((text) => !kept.has(text) && !world.givenUp.has(text))).toEqual([]);
          expect(new Set(world.rows.map(({ text }) => text)).size).toBe(world.rows.length);
          expect(new Set(world.outbox.map(({ client_id }) => client_id)).size).toBe(world.outbox.length);
        }
        // The network is well again: everything still wanted is sent.
        emit(world, { type: 'restored' });
        for (const { client_id } of world.outbox) emit(world, { type: 'retried', client_id, key: 'new' });
        const waiting = world.outbox.map(({ client_id }) => client_id);
        const before = new Set(world.rows.map(({ client_id }) => client_id));
        while (nextToSend(world.outbox, 0).length > 0) send(world, 0, 'answered');
        expect(world.outbox).toEqual([]);
        const texts = world.rows.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        expect(world.written.filter((text) => !texts.includes(text) && !world.givenUp.has(text))).toEqual([]);
        for (const profile of ['p1', 'p2']) {
          const late = world.rows.filter((row) => row.profile === profile && !before.has(row.client_id));
          const order = late.map((row) => waiting.indexOf(row.client_id));
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the order of writing to each addressee while nothing is refused [BX-25]', () => {
    const honest = step.filter(
      (item) =>
        item.kind === 'write' ||
        item.kind === 'restart' ||
        item.kind === 'load' ||
        (item.kind === 'send' && item.outcome !== 'refused'),
    );
    fc.assert(
      fc.property(fc.array(honest, { maxLength: 60 }), (steps) => {
        const world: World = {
          outbox: [],
          rows: [],

          written: [],
          givenUp: new Set(),
          ids: 0,
        };
        for (const next of steps) run(world, next);
        for (const profile of ['p1', 'p2']) {
          const numbers = world.rows
            .filter((row) => row.profile === profile)
            .map(({ text }) => Number(text.slice(1)));
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
