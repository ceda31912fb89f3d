/** A shop's server, the provider behind it, and a network at its worst, for presses on "pay". */
import { ApiError } from '@/api/failure';
import type { Payment } from '@/domain/model';
import type { Attempt } from '@/features/payment/attempt';

export interface ServedOrder extends Payment {
  /** How often money was taken for it. */
  charges: number;
}

interface Request {
  /** The server looks at it. */
  arrive: () => void;
  /** Gives the answer; null until there is one. */
  answer: (() => void) | null;
  /** No answer will come. */
  lose: () => void;
}

const HOUR_MS = 3_600_000;
const KEY_LIVES_MS = 24 * HOUR_MS;
export const PRICES: Record<'full' | 'raised' | 'bonus', number> = {
  full: 4_000,
  raised: 4_500,
  bonus: 3_000,
};

const refusal = (status: number, code: string, fields: Record<string, string> = {}) =>
  new ApiError({ kind: 'refused', status, code, details: {}, fields });
const offline = () => new ApiError({ kind: 'offline' });

/**
 * Of two requests the later one is never overtaken: what of the earlier has not arrived by then is lost.
 * @param onNew told of each new order, and of those before it
 */
export function createPayServer(onNew: (order: ServedOrder, before: readonly ServedOrder[]) => void) {
  const orders: ServedOrder[] = [];
  const keys = new Map<string, { at: number; payment_id: string; redirects: boolean; body: string }>();
  let requests: Request[] = [];
  const server = {
    orders,
    now: Date.UTC(2026, 10, 21),
    hasBonus: true,
    /** What a package costs without the bonus. */
    full: PRICES.full,
    hasSession: true,
    declinesCards: false,
    /** How many requests are on their way. */
    pending: () => requests.length,
    find: (id: string) => orders.find(({ payment_id }) => payment_id === id),

    /** Sends a request; it arrives and is answered when the day says so. */
    post: <Answer>(run: () => Answer): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const request: Request = {
          arrive: () => {
            try {
              if (!server.hasSession) throw refusal(403, 'authentication_required');
              const answer = run();
              request.answer = () => resolve(answer);
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
              request.answer = () => reject(error);
            }
          },
          answer: null,
          lose: () => reject(offline()),
        };
        requests.push(request);
      }),
    arrive: (n: number): void => {
      const request = pick(
        requests.filter(({ answer }) => answer === null),
        n,
      );
      if (!request) return;
      for (const other of requests.slice(0, requests.indexOf(request)))
        if (other.answer === null) lose(other);
      request.arrive();
    },
    answer: (n: number): void => {
      const request = pick(
        requests.filter(({ answer }) => answer !== null),
        n,
      );
      requests = requests.filter((other) => other !== request);
      request?.answer?.();
    },
    lose: (n: number): void => {
      const request = pick(requests, n);
      if (request) lose(request);
    },
    /** Everything on its way arrives and is answered. */
    deliver: (): void => {
      for (let n = requests.length; n > 0; n -= 1) {
        server.arrive(0);
        server.answer(0);
      }
    },

    /** @param source the request names the source of the visit, which makes it another one */
    open: (attempt: Attempt, source = false) => {
      const before = keys.get(attempt.key);
      const body = JSON.stringify([attempt.amount, source]);
      if (before && server.now - before.at < KEY_LIVES_MS) {
        if (before.body !== body) throw refusal(409, 'idempotency_conflict');
        return opened(before);
      }
      if (attempt.code !== null && !server.hasBonus) throw refusal(422, 'validation', { code: 'invalid' });
      const amount = attempt.code === null ? server.full : PRICES.bonus;
      if (attempt.amount !== amount) throw refusal(422, 'validation', { amount: 'changed' });
      if (attempt.card !== null && server.declinesCards) throw refusal(402, 'card_failed');
      const order: ServedOrder = {
        payment_id: `pay-${orders.length + 1}`,
        status: 'open',
        package: attempt.package,
        credits: 60,
        amount,
        currency: 'EUR',
        method: attempt.method,
        created_at: new Date(server.now).toISOString(),
        code: attempt.code,
        charges: 0,
      };
      onNew(order, orders);
      orders.push(order);
      if (attempt.card !== null) server.pay(order);
      const redirects = attempt.card === null;
      keys.set(attempt.key, { at: server.now, payment_id: order.payment_id, redirects, body });
      return opened({ payment_id: order.payment_id, redirects });
    },
    ask: (id: string): Payment => seen(server.find(id)),
    drop: (id: string): Payment => {
      const order = server.find(id);
      if (order?.status === 'open') order.status = 'cancelled';
      return seen(order);
    },
    list: (): Payment[] => orders.map((order) => seen(order)).toReversed(),

    /** The buyer pays on the provider's page, which knows how the order stands. */
    pay: (order: ServedOrder): void => {
      if (order.status !== 'open') return;
      order.status = 'pending';
      order.charges += 1;
    },
    end: (order: ServedOrder, status: 'failed' | 'cancelled'): void => {
      if (order.status === 'open') order.status = status;
    },
    /** The provider's news, late or twice. */
    webhook: (order: ServedOrder): void => {
      if (order.status === 'pending') order.status = 'completed';
    },
  };
  return server;

  function lose(request: Request): void {
    requests = requests.filter((other) => other !== request);
    request.lose();
  }
  function opened({ payment_id, redirects }: { payment_id: string; redirects: boolean }) {
    // The first answer again, whatever has become of the order.
    return redirects
      ? { payment_id, status: 'open' as const, redirect_url: `/pay/${payment_id}` }
      : { payment_id, status: 'pending' as const };
  }
  function seen(order: ServedOrder | undefined): Payment {
    if (order === undefined) throw refusal(404, 'not_found');
    const { charges: _, ...payment } = order;
    return payment.status === 'open' ? { ...payment, redirect_url: `/pay/${order.payment_id}` } : payment;
  }
}
export type PayServer = ReturnType<typeof createPayServer>;

/** The n-th of a list, counted round and round. */
export const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
