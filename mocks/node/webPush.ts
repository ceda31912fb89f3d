/** Sends real Web Push messages (RFC 8030, 8291, 8292) with keys that are made when the process starts. */
import * as v from 'valibot';
import webPush from 'web-push';
import type { PushSending } from '../outboxTables';

type Message = Pick<PushSending, 'subscription' | 'payload' | 'urgency'>;
/** What came of a message, for the outbox. */
export type PushResult = Pick<PushSending, 'state' | 'note' | 'status'>;

export interface PushSender {
  /** base64url; the settings tell it to the app. */
  publicKey: string;
  /** Never rejects. */
  send(message: Message): Promise<PushResult>;
}

/** Whoever runs a push service could complain here. */
const SUBJECT = 'mailto:push@vesper.example';
/** As long as a message is worth something: a day. */
const TTL_S = 86_400;
const ANSWER_MS = 10_000;
/** A device that was off gets the newest one alone: it shows one notice at a time. */
const TOPIC = 'news';

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.check((text) => Buffer.from(text, 'base64url').length === length),
  );
const subscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
});

/** A name with a dot, and no address of a network: nobody makes this process call machines around it. */
const HOST = /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether this may be the address of a push service: https at a public name.
 * @param loopback a service of a test, on this machine and without https, is one, too
 */
export function isPushEndpoint(endpoint: string, loopback = false): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (loopback && protocol === 'http:') return LOOPBACK.has(hostname);
  return protocol === 'https:' && port === '' && HOST.test(hostname) && !hostname.endsWith('.localhost');
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300)
    return { state: 'delivered', status, note: 'The push service has taken it.' };
  if (status === 404 || status === 410)
    return { state: 'gone', status, note: 'The browser has no push any more: it was forgotten.' };
  return { state: 'refused', status, note: `The push service answered ${status}.` };
}

/**
 * Makes a sender with a pair of VAPID keys of its own.
 * @param options.loopback lets it call a push service of a test on this machine
 */
export function createPushSender({ loopback = false }: { loopback?: boolean } = {}): PushSender {
  const keys = webPush.generateVAPIDKeys();
  const vapidDetails = { subject: SUBJECT, ...keys };

  async function call({ subscription, payload, urgency }: Message): Promise<PushResult> {
    const valid = v.safeParse(subscriptionSchema, subscription);
    if (!valid.success)
      return { state: 'failed', note: 'Not sent: the subscription has no address or no usable keys.' };
    if (!isPushEndpoint(valid.output.endpoint, loopback))
      return { state: 'failed', note: 'Not sent: the address is not that of a push service.' };
    const options = { TTL: TTL_S, urgency, topic: TOPIC, contentEncoding: 'aes128gcm' as const };
    const request = webPush.generateRequestDetails(valid.output, payload, { ...options, vapidDetails });
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
    // The client of the platform reckons it.
    headers.delete('content-length');
    const { status } = await fetch(request.endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body),
      // A push service sends nobody elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return resultOf(status);
  }

  return {
    publicKey: keys.publicKey,
    send: (message) =>
      call(message).catch((error: unknown) => ({
        state: 'failed',
        note: `Not sent: ${error instanceof Error ? error.message : 'the push service could not be reached'}.`,
      })),
  };
}
