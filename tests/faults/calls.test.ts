/** Every call of the API against everything that can go wrong: how often it is sent, what its caller is told, what a member reads. */
import { readFileSync } from 'node:fs';
import type * as Axios from 'axios';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '@/api/client';
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { endSession } from '@/api/session';
import { LOCALES } from '@/config/locales';
import { failureText } from '@/core/errors/failureText';
import { ACCOUNT_ROWS } from './accountRows';
import { CHAT_ROWS } from './chatRows';
import { FAULTS, RAW } from './faults';
import { MEMBER_ROWS } from './memberRows';
import { MONEY_ROWS } from './moneyRows';
import type { Row } from './row';
import { begin, sent } from './transport';
import type { Outcome } from './transport';

// The pauses are the product's own, on fake time.
vi.unmock('@/config/limits');
vi.mock('axios', async () => {
  const axios = await vi.importActual<typeof Axios>('axios');
  const { carry } = await import('./transport');
  const create: typeof axios.default.create = (config) => axios.default.create({ ...config, adapter: carry });
  return { ...axios, default: { ...axios.default, create } };
});

const ROWS: Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...MEMBER_ROWS,
  ...CHAT_ROWS,
  ...MONEY_ROWS,
};
const ALL = Object.entries(ROWS);
const KEY = 'one-act';
/** The longest that anybody waits for an attempt after which a call is not tried again, and the pause before it. */
const DEADLINE_MS = 45_000 + 10_000;
const PATIENCE_MS = 15_000;

/** The texts of each language. */
const texts = import.meta.glob<Record<string, unknown>>('/locales/*/errors.json', {
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/api/calls/*.ts', '!/src/api/calls/*.test.ts'],
  { eager: true },
);

const onExpiry = vi.fn<() => void>();
const counts = { cells: 0, requests: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  onExpiry.mockClear();
  client.onAuthenticationRequired(onExpiry);
});
afterEach(() => vi.useRealTimers());
// What sends comes at a moment of its own.
beforeAll(() => client.ready());
afterAll(() => {
  console.log(
    `Fault matrix: ${ALL.length} calls, ${Object.keys(FAULTS).length} faults of an answer, ${counts.cells} cells, ${counts.requests} requests.`,
  );
});

interface Told {
  readonly failure: Failure | null;
  readonly value: unknown;
  /** How long the member waited, ms. */
  readonly waited: number;
}

const goodOf = ({ answer }: Row): string => JSON.stringify(answer ?? {});

/** Begins one act. */
function act(row: Row, signal = new AbortController().signal): Promise<Told> {
  const since = Date.now();
  return row.run({ signal, idempotencyKey: KEY }).then(
    (value) => ({ failure: null, value, waited: Date.now() - since }),
    (error: unknown) => ({ failure: failureOf(error), value: undefined, waited: Date.now() - since }),
  );
}

/** The same to its end, on a network that does as told. */
async function actOn(row: Row, outcome: (before: number) => Outcome): Promise<Told> {
  begin(outcome);
  const told = act(row);
  await vi.runAllTimersAsync();
  return told;
}

/** The keys that a call may go out under. Of what is never repeated only some servers know one. */
const KEYS = { read: [null], write: [KEY], asks: [KEY], once: [null, KEY] } as const;

/** What a server makes of two at once: only a key that it knows makes them one. */
const TWICE: Readonly<Record<Row['kind'], string>> = {
  read: 'asks twice, which changes nothing',
  write: 'is one act for the server, by its key',
  asks: 'is one act for the server, by its key',
  once: 'goes out twice, and is one act only where a server knows its key',
};

/** However often it was sent: it goes out under one key, or under none where the call has none, and no other site's form could have sent it. */
function expectOneAct(row: Row): void {
  counts.cells += 1;
  counts.requests += sent.length;
  const keys = [...new Set(sent.map(({ key }) => key))];
  expect(keys).toHaveLength(1);
  expect(KEYS[row.kind]).toContain(keys[0]);
  expect(new Set(sent.map(({ from }) => from))).toEqual(new Set(['client']));
  for (const { method, body } of sent) {
    expect(method === 'GET').toBe(row.kind === 'read' || (row.kind === 'once' && body === null));
    expect(body === null).toBe(method === 'GET');
  }
}

/** What is told can be kept and shown: no words of the server, and a sentence in every language. */
function expectOwnWords(failure: Failure, text: string): void {
  const { key, values } = failureText(failure);
  expect(key).toBe(text);
  expect(JSON.stringify([failure, values])).not.toContain('SQLSTATE');
  for (const locale of LOCALES) {
    const own = texts[`/locales/${locale}/errors.json`] ?? {};
    expect(own[key] ?? own[`${key}_other`], `${key} in ${locale}`).toEqual(expect.any(String));
  }
}

const faultsOf = (row: Row) => Object.entries(FAULTS).filter(([, { fits }]) => fits?.(row) !== false);

it('is as large as SECURITY.md says', () => {
  const cells = ALL.reduce((sum, [, row]) => sum + faultsOf(row).length, 0);
  const figure = `${ALL.length} calls, ${Object.keys(FAULTS).length} faults, ${cells.toLocaleString('en')} cells`;
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(figure);
});

it('has a row for every call, and no other rows [AP-02]', () => {
  const calls = Object.values(modules).flatMap((module) => Object.keys(module));
  expect(ALL.map(([name]) => name).toSorted()).toEqual(calls.toSorted());
  expect(RAW).toContain('SQLSTATE');
});

describe.each(ALL)('%s [AP-02] [ER-01]', (_, row) => {
  it.each(faultsOf(row))('against %s', async (name, fault) => {
    const good = goodOf(row);
    const { failure, value, waited } = await actOn(row, (before) => fault.meet(good, before, row));
    const expected = fault.failure(row);
    expect([failure]).toMatchObject([expected]);
    expect(sent).toHaveLength(fault.requests(row));
    expectOneAct(row);
    if (failure !== null) expectOwnWords(failure, fault.text);
    expect(waited).toBeLessThanOrEqual(DEADLINE_MS + (row.patience ?? PATIENCE_MS));
    const isOver = name === 'a session that is over' && sent[0]?.file !== 'user.php';
    expect(onExpiry).toHaveBeenCalledTimes(isOver ? 1 : 0);
    const isAnswered = failure === null && row.answer !== null;
    expect(value !== undefined || !isAnswered).toBe(true);
  });

  it('is the same answer with poisoned names in it, and no object has learned anything', async () => {
    const good = goodOf(row);
    const plain = await actOn(row, () => ({ status: 200, body: good }));
    const { value } = await actOn(
      row,
      () => FAULTS['names that poison objects']?.meet(good, 0, row) ?? 'lost',
    );
    expect(value).toEqual(plain.value);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    expectOneAct(row);
  });

  it(`twice at once ${TWICE[row.kind]}, and is answered twice`, async () => {
    begin(() => ({ status: 200, body: goodOf(row) }));
    const both = [act(row), act(row)];
    await vi.runAllTimersAsync();
    const [first, second] = await Promise.all(both);
    expect(first?.failure).toBeNull();
    expect(second?.value).toEqual(first?.value);
    expect(sent).toHaveLength(2);
    expectOneAct(row);
  });

  it('out of order tells each caller its own answer', async () => {
    begin((before) =>
      before === 0
        ? { status: 409, body: '{"error":"conflict"}', after: 3_000 }
        : { status: 200, body: goodOf(row), after: 10 },
    );
    const earlier = act(row);
    const later = act(row);
    await vi.runAllTimersAsync();
    expect(await earlier).toMatchObject({ failure: { code: 'conflict' }, waited: 3_000 });
    expect(await later).toMatchObject({ failure: null, waited: 10 });
    expectOneAct(row);
  });

  it('is over with the session that asked, unless it belongs to none', async () => {
    begin(() => ({ status: 200, body: goodOf(row), after: 5_000 }));
    const told = act(row);
    await vi.advanceTimersByTimeAsync(1_000);
    endSession();
    await vi.runAllTimersAsync();
    expect((await told).failure).toEqual(row.outlives === true ? null : { kind: 'aborted' });
    expectOneAct(row);
  });
});

it.each(ALL.filter(([, { unstoppable }]) => unstoppable !== true))(
  '%s is not sent again once it is given up [AP-02]',
  async (_, row) => {
    for (const outcome of ['silence', { status: 503, body: '', headers: { 'retry-after': '20' } }] as const) {
      begin(() => outcome);
      const controller = new AbortController();
      const told = act(row, controller.signal);
      await vi.advanceTimersByTimeAsync(1_000);
      controller.abort();
      await vi.runAllTimersAsync();
      const { failure } = await told;
      const isPast = row.kind === 'once' && outcome !== 'silence';
      expect(failure).toEqual(isPast ? { kind: 'server', status: 503 } : { kind: 'aborted' });
      expect(sent).toHaveLength(1);
      expectOneAct(row);
    }
  },
);
