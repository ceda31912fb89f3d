// The controls of the mock backend for one test: its own data, clock and faults, apart from every other test.
import type { APIResponse, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import * as v from 'valibot';

/** Names the isolated world of a request; without it, requests share the default world. */
export const WORLD_COOKIE = 'mock_world';

export type FaultKind =
  | 'status'
  | 'timeout'
  | 'offline'
  | 'malformed'
  | 'wrong_shape'
  | 'slow'
  | 'drop_after_commit';

export interface Fault {
  /** Method and path, for example `POST /api/chat.php`; `*` stands for any part. */
  readonly match: string;
  readonly kind: FaultKind;
  /** Answer of kind `status`. */
  readonly status?: number;
  readonly body?: unknown;
  /** Delay in milliseconds of kind `slow`. */
  readonly ms?: number;
  /** How many requests it hits; every one when left out. */
  readonly times?: number;
  /** Share of the requests it hits, 0 to 1, drawn from the seeded dice of the world. */
  readonly rate?: number;
}

export interface MockEvent {
  /** `reaction` is to the newest message of the one who is logged in; `deletion` takes the newest one of `from` back. */
  readonly kind: 'message' | 'typing' | 'reaction' | 'deletion' | 'like' | 'match';
  readonly from?: string;
  /** Of a message its words, of a reaction its emoji. */
  readonly text?: string;
  /** A message comes with the writer's portrait; without a text it has no words then. */
  readonly photo?: boolean;
  /** A message answers the newest one of the member who is logged in. */
  readonly reply?: boolean;
}

/** Repeated is only what the other end reset, and nothing else. */
const RESET_REPEATS = 3;

const mails = v.object({ outbox: v.array(v.object({ subject: v.string(), links: v.array(v.string()) })) });

/** One isolated world of the mock backend, steered through the cookies of a browser context. */
export class World {
  readonly #context: BrowserContext;
  readonly #address: string;

  constructor(context: BrowserContext, address: string) {
    this.#context = context;
    this.#address = address;
  }

  /** Gives a context a world of its own. @param name unique among the tests that run at the same time */
  static async open(context: BrowserContext, address: string, name: string): Promise<World> {
    await context.addCookies([{ name: WORLD_COOKIE, value: name, url: address, sameSite: 'Lax' }]);
    return new World(context, address);
  }

  /** Logs the context in as one of the personas; null logs it out. */
  async persona(email: string | null): Promise<void> {
    await this.#send('POST', 'persona', { email });
  }

  /** Makes requests fail from now on. */
  async fault(fault: Fault): Promise<void> {
    await this.#send('POST', 'fault', fault);
  }

  /** Ends all faults. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'fault');
  }

  /** Moves the world's clock on. @param advanceMs milliseconds */
  async clock(advanceMs: number): Promise<void> {
    await this.#send('POST', 'clock', { advance_ms: advanceMs });
  }

  /** Lets something happen to the member who is logged in. */
  async event(event: MockEvent): Promise<void> {
    await this.#send('POST', 'event', event);
  }

  /**
   * Ends an order as its provider might: late, twice, or otherwise than it looked; one that has ended stays as it is.
   * @param status `pending` keeps it there until it is told otherwise
   * @param payment_id the newest order of the member who is logged in when left out
   */
  async payment(
    status: 'pending' | 'completed' | 'failed' | 'cancelled',
    payment_id?: string,
  ): Promise<void> {
    await this.#send('POST', 'payment', { status, payment_id });
  }

  /** Changes the product's settings, named as in the settings call; `latency_ms` delays every answer. */
  async settings(changes: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#send('PATCH', 'settings', changes);
  }

  /** Stops the world's clock, or lets it run on from where it stands. */
  async freeze(isFrozen: boolean): Promise<void> {
    await this.#send('POST', 'clock', { freeze: isFrozen });
  }

  /**
   * Begins the world anew and logs out; the same seed gives the same world.
   * @param world.members how many more people live in the default country, half of them women: at most 100,000
   * @param world.conversations how many the premium persona has: at most 10,000
   * @param world.messages how many the longest of them has: at most 100,000
   */
  async reset(
    world: {
      readonly seed?: string;
      readonly members?: number;
      readonly conversations?: number;
      readonly messages?: number;
    } = {},
  ): Promise<void> {
    await this.#send('POST', 'reset', world);
  }

  /** Any request below the site's origin, as the member who is logged in: what scenarios of the QA console are made of. */
  async ask(request: {
    readonly method: string;
    readonly url: string;
    readonly body?: unknown;
  }): Promise<unknown> {
    const { method, url, body } = request;
    const response = await this.#context.request.fetch(`${this.#address}${url}`, {
      method,
      maxRetries: RESET_REPEATS,
      headers: { 'X-Request-Type': 'client' },
      ...(body === undefined ? {} : { data: body }),
    });
    if (!response.ok()) throw new Error(`${method} ${url} answered ${response.status()}`);
    return readJson(response);
  }

  /** What the world holds, as plain JSON; parse what is needed. */
  async state(): Promise<unknown> {
    return readJson(await this.#send('GET', 'state'));
  }

  /** Mails, push and text messages that were "sent", with their links. */
  async outbox(): Promise<unknown> {
    return readJson(await this.#send('GET', 'outbox'));
  }

  /**
   * Sends a mail about news and gives its link as a path of the site: one that logs in, or one that unsubscribes.
   * @param to e-mail address of the account; the member who is logged in when left out
   */
  async mailLink(text: 'login' | 'unsubscribe', to?: string): Promise<string> {
    const answer = await readJson(await this.#send('POST', 'event', { kind: 'mail', text, to }));
    return v.parse(v.object({ link: v.string() }), answer).link;
  }

  /** The first link of the newest mail with this subject, as a path of the site. */
  async linkOf(subject: string): Promise<string> {
    const { outbox } = v.parse(mails, await this.outbox());
    const [link] = outbox.findLast((mail) => mail.subject === subject)?.links ?? [];
    expect(link, `a mail "${subject}" with a link`).toBeDefined();
    return link ?? '';
  }

  /** Stops all mails to the member who is logged in, for one of the reasons of the account; `delivered` lets them through. */
  async mailTrouble(reason: 'bounce' | 'fbl' | 'listunsubscribe' | 'delivered'): Promise<void> {
    await this.#send('POST', 'event', { kind: 'mail', text: reason });
  }

  async #send(method: string, control: string, data?: unknown): Promise<APIResponse> {
    const url = `${this.#address}/__mock/${control}`;
    const response = await this.#context.request.fetch(url, {
      method,
      // A server may close a connection that was idle just as it is used again.
      maxRetries: RESET_REPEATS,
      ...(data === undefined ? {} : { data }),
    });
    expect(response.ok(), `${method} /__mock/${control} answered ${response.status()}`).toBe(true);
    return response;
  }
}

async function readJson(response: APIResponse): Promise<unknown> {
  const parsed: unknown = await response.json();
  return parsed;
}
