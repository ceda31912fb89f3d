/** A server and a network for outboxes: it keeps the contract, and the network does its worst. */

/** What one attempt at a message says. */
export interface Body {
  client_id: string;
  profile: string;
  text: string;
}

export type Answer = 'accepted' | 'limited' | 'no_session' | { refused: string };

export interface Request {
  body: Body;
  key: string;
  /** Null until the server has looked at it. */
  answer: Answer | null;
  /** False when nobody waits for the answer any more. */
  awaited: boolean;
  /** Told about the answer once; a second time changes nothing. */
  onAnswer: (answer: Answer) => void;
  /** Told that no answer will come. */
  onLost: () => void;
}

/**
 * One client_id is one row and one charge; one key is one answer, a refusal included. Of two requests about the same message the later one is never overtaken: what of
 * the earlier has not arrived by then is lost.
 */
export function createOutboxServer() {
  const rows: Body[] = [];
  let requests: Request[] = [];
  const refusals = new Map<string, Answer>();
  const server = {
    rows,
    credits: 3,
    charged: 0,
    /** Profiles that accept no message. */
    closed: new Set<string>(),
    isLimited: false,
    hasSession: true,
    has: (client_id: string) => rows.some((row) => row.client_id === client_id),

    /** A request goes on its way. */
    post: (request: Omit<Request, 'answer' | 'awaited'>): void => {
      requests.push({ ...request, answer: null, awaited: true });
    },
    pending: (): readonly Request[] => requests,

    /** The server looks at the n-th of the requests that it has not seen. */
    arrive: (n: number): void => {
      const request = pick(
        requests.filter(({ answer }) => answer === null),
        n,
      );
      if (!request) return;
      const at = requests.indexOf(request);
      requests = requests.filter(
        (other, index) => index >= at || other.answer !== null || !isSame(other, request) || giveUp(other),
      );
      request.answer = refusals.get(request.key) ?? decide(request.body);
      if (typeof request.answer === 'object') refusals.set(request.key, request.answer);
    },
    /** The n-th answer reaches its tab; it may come again. */
    answer: (n: number, again: boolean): void => {
      const request = pick(
        requests.filter(({ answer }) => answer !== null),
        n,
      );
      if (!request?.answer) return;
      if (request.awaited) request.onAnswer(request.answer);
      request.awaited = false;
      if (!again) requests = requests.filter((other) => other !== request);
    },
    /** The n-th request, or its answer, is lost on the way. */
    drop: (n: number): void => {
      const request = pick(requests, n);
      if (!request) return;
      giveUp(request);
      requests = requests.filter((other) => other !== request);
    },
    /** Nobody waits any longer for the n-th request; it may still arrive. */
    timeOut: (n: number): void => {
      const request = pick(requests, n);
      if (request) giveUp(request);
    },
  };

  function decide(body: Body): Answer {
    if (!server.hasSession) return 'no_session';
    if (server.isLimited) return 'limited';
    if (server.has(body.client_id)) return 'accepted';
    if (server.closed.has(body.profile)) return { refused: 'not_found' };
    if (server.credits === 0) return { refused: 'not_enough_credits' };
    server.credits -= 1;
    server.charged += 1;
    rows.push(body);
    return 'accepted';
  }

  return server;
}

export type OutboxServer = ReturnType<typeof createOutboxServer>;

const isSame = (a: Request, b: Request) => a.body.client_id === b.body.client_id;

/** @returns false, for a filter that leaves it out */
function giveUp(request: Request): boolean {
  if (request.awaited) request.onLost();
  request.awaited = false;
  return false;
}

function pick<T>(items: readonly T[], n: number): T | undefined {
  return items[n % Math.max(1, items.length)];
}
