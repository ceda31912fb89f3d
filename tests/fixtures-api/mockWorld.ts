/**
 * The mock backend as a typed object, for end-to-end tests of any team and any framework: a world of its own, and in it persona, clock,
 * faults, settings, events and outbox. Needs nothing but `fetch`; docs/fixtures.md shows it with Playwright.
 */
import type { Settings } from '@/domain/model';

export type Persona = 'free' | 'new' | 'premium' | 'low' | 'empty' | 'blocked';

export interface Fault {
  /** Method and path, such as `POST chat.php`; `*` stands for any part. */
  readonly match: string;
  readonly kind:
    | 'status'
    | 'timeout'
    | 'offline'
    | 'malformed'
    | 'wrong_shape'
    | 'slow'
    | 'drop_after_commit';
  /** Of kind `status`: 400 to 599, and what the answer says. */
  readonly status?: number;
  readonly body?: unknown;
  /** Of kinds `slow` and `timeout`: how long, in milliseconds. */
  readonly ms?: number;
  /** How many requests it strikes; every one when left out. */
  readonly times?: number;
  /** Which share of the requests it strikes, 0 to 1: the same ones in every run of a seed. */
  readonly rate?: number;
}

export interface WorldSize {
  readonly seed?: string;
  /** How many of the world's own people there are; all of them when left out. */
  readonly people?: number;
  /** How many more members live in the default country. */
  readonly members?: number;
  /** How many conversations `premium` has, and how many messages the longest of them. */
  readonly conversations?: number;
  readonly messages?: number;
}

export interface MemberEvent {
  readonly kind: 'message' | 'typing' | 'like' | 'match' | 'reaction' | 'deletion';
  /** Profile id of who acts; somebody fitting when left out. */
  readonly from?: string;
  /** Of a message its words, of a reaction its emoji. */
  readonly text?: string;
  /** Of a message: it comes with the writer's portrait, or answers the persona's newest one. */
  readonly photo?: boolean;
  readonly reply?: boolean;
}

/** What came of a push message. */
export interface SentPush {
  /** The push service, and the end of the address: enough to tell two browsers apart. */
  readonly device: string;
  readonly state: string;
  /** A sentence about it. */
  readonly note: string;
}

/** A mail, push or text message that was "sent". */
export interface Sent {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  /** Null for what is no push message. */
  readonly push: SentPush | null;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** A request below the address of the mock. */
export interface WorldRequest {
  readonly method: string;
  /** Path with query: `/api/likes.php`. */
  readonly url: string;
  readonly body?: unknown;
}

export interface MockWorldOptions {
  /** Where the mock backend is: `http://localhost:4173`. */
  readonly address: string;
  /** Names the world; one that nobody else has when left out. */
  readonly name?: string;
  /** Told of all cookies whenever they change: put them into the browser of the test. */
  readonly onCookies?: (cookies: readonly Cookie[]) => Promise<void> | void;
  /** Another `fetch` than the global one. */
  readonly fetch?: typeof fetch;
}

export interface MockWorld {
  readonly name: string;
  /** What a browser needs to be in this world, and to be the persona. */
  cookies(): readonly Cookie[];
  /** Logs in; null logs out. */
  persona(name: Persona | null): Promise<void>;
  /** Begins anew and logs out: the same seed gives the same world. */
  reset(size?: WorldSize): Promise<void>;
  readonly clock: {
    /** Moves it on; what falls due happens, in its order. @param milliseconds how far */
    advance(milliseconds: number): Promise<Date>;
    /** Stops it where it is. */
    freeze(): Promise<Date>;
    /** Lets it go on from where it stands. */
    run(): Promise<Date>;
  };
  readonly faults: {
    add(fault: Fault): Promise<void>;
    clear(): Promise<void>;
  };
  /** Changes the product's settings; `latency_ms` delays every answer. */
  settings(changes: Partial<Settings> & { readonly latency_ms?: number }): Promise<void>;
  /** Lets another member act towards the persona. */
  event(event: MemberEvent): Promise<void>;
  /** Ends the newest order as its provider would. */
  payment(status: 'pending' | 'completed' | 'failed' | 'cancelled'): Promise<void>;
  readonly outbox: {
    all(): Promise<readonly Sent[]>;
    /** The first link of the newest mail with this subject, as a path. @throws Error when there is none */
    link(subject: string): Promise<string>;
  };
  /** What the world holds, as plain JSON. */
  state(): Promise<unknown>;
  /** Makes any other request as the persona. @throws Error when it is refused, with what the mock says of it */
  send(request: WorldRequest): Promise<unknown>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function timeOf(answer: unknown): Date {
  if (!isRecord(answer) || typeof answer['now'] !== 'string') throw new Error('The mock told no time.');
  return new Date(answer['now']);
}

const textOf = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

const pushOf = (push: Readonly<Record<string, unknown>>): SentPush => ({
  device: textOf(push, 'device'),
  state: textOf(push, 'state'),
  note: textOf(push, 'note'),
});

function sentOf(answer: unknown): readonly Sent[] {
  const rows = isRecord(answer) && Array.isArray(answer['outbox']) ? answer['outbox'] : [];
  return rows.filter(isRecord).map((row) => ({
    kind: textOf(row, 'kind'),
    to: textOf(row, 'to'),
    subject: textOf(row, 'subject'),
    text: textOf(row, 'text'),
    links: Array.isArray(row['links']) ? row['links'].map(String) : [],
    push: isRecord(row['push']) ? pushOf(row['push']) : null,
  }));
}

/** Keeps the cookies of answers as a browser does. @returns whether any has changed */
function keepCookies(jar: Map<string, string>, lines: readonly string[]): boolean {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return lines.length > 0;
}

/** Opens a world that no other test shares. */
export async function openMockWorld(options: MockWorldOptions): Promise<MockWorld> {
  const { address, name = crypto.randomUUID(), onCookies, fetch: ask = fetch } = options;
  const jar = new Map([['mock_world', name]]);
  const cookies = () => [...jar].map(([cookie, value]) => ({ name: cookie, value }));
  const tell = async () => onCookies?.(cookies());

  const send = async ({ method, url, body }: WorldRequest): Promise<unknown> => {
    const response = await ask(new URL(url, address), {
      method,
      headers: {
        'X-Request-Type': 'client',
        cookie: cookies()
          .map((cookie) => `${cookie.name}=${cookie.value}`)
          .join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (keepCookies(jar, response.headers.getSetCookie())) await tell();
    if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 500)}`);
    const answer: unknown = JSON.parse(text);
    return answer;
  };
  const control = (method: string, call: string, body?: unknown): Promise<unknown> =>
    send({ method, url: `/__mock/${call}`, ...(body !== undefined && { body }) });
  const all = async () => sentOf(await control('GET', 'outbox'));

  await tell();
  return {
    name,
    cookies,
    send,
    persona: async (who) => {
      await control('POST', 'persona', { email: who === null ? null : `${who}@example.test` });
    },
    reset: async (size = {}) => {
      await control('POST', 'reset', size);
    },
    clock: {
      advance: async (milliseconds) => timeOf(await control('POST', 'clock', { advance_ms: milliseconds })),
      freeze: async () => timeOf(await control('POST', 'clock', { freeze: true })),
      run: async () => timeOf(await control('POST', 'clock', { freeze: false })),
    },
    faults: {
      add: async (fault) => {
        await control('POST', 'fault', fault);
      },
      clear: async () => {
        await control('DELETE', 'fault');
      },
    },
    settings: async (changes) => {
      await control('PATCH', 'settings', changes);
    },
    event: async (event) => {
      await control('POST', 'event', event);
    },
    payment: async (status) => {
      await control('POST', 'payment', { status });
    },
    outbox: {
      all,
      link: async (subject) => {
        const link = (await all()).findLast((mail) => mail.subject === subject)?.links[0];
        if (link === undefined) throw new Error(`There is no mail "${subject}" with a link.`);
        return link;
      },
    },
    state: () => control('GET', 'state'),
  };
}
