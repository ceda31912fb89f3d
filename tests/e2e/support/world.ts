// The controls of the mock backend for one test: its own data, clock and faults, apart from every other test.
import type { APIResponse, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

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
  readonly kind: 'message' | 'like' | 'match' | 'typing';
  readonly from?: string;
  readonly text?: string;
}

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

  /** Changes the product's settings, named as in the settings call; `latency_ms` delays every answer. */
  async settings(changes: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#send('PATCH', 'settings', changes);
  }

  /** Stops the world's clock, or lets it run on from where it stands. */
  async freeze(isFrozen: boolean): Promise<void> {
    await this.#send('POST', 'clock', { freeze: isFrozen });
  }

  /** Begins the world anew; the same seed gives the same world. */
  async reset(seed?: string): Promise<void> {
    await this.#send('POST', 'reset', seed === undefined ? {} : { seed });
  }

  /** What the world holds, as plain JSON; parse what is needed. */
  async state(): Promise<unknown> {
    return readJson(await this.#send('GET', 'state'));
  }

  /** Mails and push messages that were "sent", with their links. */
  async outbox(): Promise<unknown> {
    return readJson(await this.#send('GET', 'outbox'));
  }

  async #send(method: string, control: string, data?: unknown): Promise<APIResponse> {
    const url = `${this.#address}/__mock/${control}`;
    const response = await this.#context.request.fetch(url, {
      method,
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
