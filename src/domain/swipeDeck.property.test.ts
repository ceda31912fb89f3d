/** The deck of the swipe game against a model of the server: any order of answers, acts, undoings, losses and refusals. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SwipeOutcome } from './swipeAnswers';
import { callsDue, emptyDeck, likesLeft, needsCards } from './swipeDeck';
import type { SwipeCall, SwipeDeck } from './swipeDeck';
import { deckAfter } from './swipeEvents';
import type { SwipeEvent } from './swipeEvents';
import { callsAnew, callsLeft } from './swipeLeft';

const MEMBERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const PAGE = 4;
const LIKES = 4;
const dayEnd = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

/** Keeps the contract: four likes a day, an act twice counts once, an undone like stays counted. */
interface World {
  deck: SwipeDeck;
  liked: Set<string>;
  passed: Set<string>;
  /** Whose like was counted today. */
  counted: Set<string>;
  day: number;
  blocked: Set<string>;
  /** Whose undoing may have arrived, though nobody was told. */
  unheard: Set<string>;
  /** An answer on its way, as the server saw it when it was asked. */
  answer: Extract<SwipeEvent, { type: 'dealt' }> | null;
  n: number;
}

type Step =
  | { kind: 'play'; act: 'like' | 'pass' }
  | { kind: 'undo' | 'retry' | 'ask' | 'answer' | 'midnight' }
  | { kind: 'send'; at: number; how: 'done' | 'answerLost' | 'requestLost' | 'held' | 'refused' }
  | { kind: 'block' | 'elsewhere'; at: number }
  /** The page is loaded anew while a call is on its way, which arrives or not. */
  | { kind: 'reload'; arrives: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      act: fc.constantFrom('like' as const, 'pass' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'retry' as const, 'ask' as const, 'answer' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('midnight' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      at: fc.nat(3),
      how: fc.constantFrom(
        'done' as const,
        'done' as const,
        'answerLost' as const,
        'requestLost' as const,
        'held' as const,
        'refused' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('block' as const, 'elsewhere' as const), at: fc.nat(11) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reload' as const), arrives: fc.boolean() }),
  },
);

function begin(): World {
  return {
    deck: emptyDeck,
    liked: new Set(),
    passed: new Set(),
    counted: new Set(),
    day: 0,
    blocked: new Set(),
    unheard: new Set(),
    answer: null,
    n: 1,
  };
}

const emit = (world: World, event: SwipeEvent) => {
  world.deck = deckAfter(world.deck, event);
};

/** What the server does with a call that reaches it. */
function commit(world: World, { call, id }: SwipeCall): SwipeOutcome {
  if (world.blocked.has(id)) return { kind: 'blocked' };
  if (call === 'pass') world.passed.add(id);
  if (call === 'takeBack') world.passed.delete(id);
  if (call === 'unlike') world.liked.delete(id);
  if (call !== 'like' || world.liked.has(id)) return { kind: 'done' };
  if (!world.counted.has(id) && world.counted.size >= LIKES)
    return { kind: 'limit', resets_at: dayEnd(world.day) };
  world.counted.add(id);
  world.liked.add(id);
  return { kind: 'done' };
}

function send(world: World, at: number, how: Extract<Step, { kind: 'send' }>['how']) {
  const due = callsDue(world.deck);
  const call = due[at % Math.max(1, due.length)];
  if (!call) return;
  emit(world, { type: 'sent', n: call.n });
  const settle = (outcome: SwipeOutcome) => emit(world, { type: 'settled', n: call.n, outcome });
  if (how === 'done') settle(commit(world, call));
  else if (how === 'refused' || how === 'held') settle({ kind: how });
  else {
    if (how === 'answerLost') commit(world, call);
    if (call.call === 'unlike' || call.call === 'takeBack') world.unheard.add(call.id);
    settle({ kind: 'unsure' });
  }
}

function ask(world: World) {
  emit(world, { type: 'asked' });
  const ids = MEMBERS.filter(
    (id) => !world.liked.has(id) && !world.passed.has(id) && !world.blocked.has(id),
  ).slice(0, PAGE);
  const likes_left = LIKES - world.counted.size;
  world.answer = { type: 'dealt', ids, likes_left, resets_at: dayEnd(world.day), spent: [...world.counted] };
}

/** Only what was not confirmed is kept, and the cards are asked for anew. */
function reload(world: World, arrives: boolean) {
  const [call] = callsDue(world.deck);
  if (call) emit(world, { type: 'sent', n: call.n });
  if (call && arrives) commit(world, call);
  const calls = callsAnew(callsLeft(world.deck), () => (world.n += 1));
  world.deck = emptyDeck;
  world.answer = null;
  emit(world, { type: 'resumed', calls });
  ask(world);
}

function answer(world: World) {
  if (world.answer) emit(world, world.answer);
  world.answer = null;
}

function take(world: World, { kind, ...rest }: Step) {
  world.n += 2;
  const { n } = world;
  if (kind === 'play' && 'act' in rest) emit(world, { type: 'played', kind: rest.act, n });
  if (kind === 'undo') emit(world, { type: 'undone', n });
  if (kind === 'retry') emit(world, { type: 'retried', n });
  if (kind === 'ask' && !world.answer) ask(world);
  if (kind === 'answer') answer(world);
  if (kind === 'send' && 'how' in rest) send(world, rest.at, rest.how);
  if (kind === 'reload' && 'arrives' in rest) reload(world, rest.arrives);
  if (kind === 'midnight') {
    world.day += 1;
    world.counted.clear();
  }
  const id = 'at' in rest ? MEMBERS[rest.at] : undefined;
  if (id !== undefined && kind === 'block') {
    world.blocked.add(id);
    emit(world, { type: 'left', ids: [id], blocked: true });
  }
  if (id !== undefined && kind === 'elsewhere') {
    // The other page has it from the server.
    const lost = world.deck.unsure[id];
    const isTrue = lost === undefined || (lost === 'like' ? world.liked : world.passed).has(id);
    if (isTrue) emit(world, { type: 'left', ids: [id], blocked: false });
  }
}

function expectSound({ deck, blocked }: World) {
  const seen = [...deck.queue, ...deck.history.map(({ id }) => id)];
  // No member stands in the deck twice, as a card or as an act.
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => blocked.has(id))).toEqual([]);
  expect(seen.filter((id) => deck.gone.includes(id))).toEqual([]);
  expect(likesLeft(deck)).toBeGreaterThanOrEqual(0);
  expect(likesLeft(deck)).toBeLessThanOrEqual(LIKES);
  const due = callsDue(deck).map(({ id }) => id);
  expect(new Set(due).size).toBe(due.length);
}

/** Everything arrives, and the cards are asked for until nothing is wanted. */
function calm(world: World) {
  answer(world);
  for (let left = 60; left > 0; left -= 1) {
    if (callsDue(world.deck).length > 0) send(world, 0, 'done');
    else if (needsCards(world.deck)) {
      ask(world);
      answer(world);
    } else return;
  }
  throw new Error('The deck never comes to rest');
}

describe('the deck of the swipe game', () => {
  it('shows nobody twice and keeps its history and likes sound in any order [SC-14, CO-02]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = begin();
        ask(world);
        answer(world);
        for (const one of steps) {
          take(world, one);
          expectSound(world);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the server once everything has arrived [BX-08]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = begin();
        ask(world);
        answer(world);
        for (const one of steps) take(world, one);
        calm(world);
        expectSound(world);
        const { deck } = world;
        for (const { id, kind } of deck.history) {
          if (world.unheard.has(id)) continue;
          expect(world.liked.has(id), `${id} is liked`).toBe(kind === 'like');
          expect(world.passed.has(id), `${id} is passed`).toBe(kind === 'pass');
        }
        for (const id of deck.queue) {
          if (deck.unsure[id] !== undefined || world.unheard.has(id)) continue;
          expect(world.liked.has(id), `the card of ${id} has no like`).toBe(false);
          expect(world.passed.has(id), `the card of ${id} is not passed`).toBe(false);
        }
        const isToday = deck.resets_at === dayEnd(world.day);
        expect(likesLeft(deck)).toBeLessThanOrEqual(isToday ? LIKES - world.counted.size : LIKES);
      }),
      { numRuns: 500 },
    );
  });

  it('undoes the whole visit, one after the other, and no act is left [BX-08]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('like' as const, 'pass' as const), { maxLength: 12 }), (acts) => {
        const world = begin();
        calm(world);
        for (const act of acts) {
          take(world, { kind: 'play', act });
          calm(world);
        }
        const before = world.deck.history.map(({ id }) => id);
        for (const id of before.toReversed()) {
          take(world, { kind: 'undo' });
          expect(world.deck.queue[0]).toBe(id);
        }
        calm(world);
        expect(world.deck.history).toEqual([]);
        expect([...world.liked, ...world.passed]).toEqual([]);
      }),
    );
  });
});
