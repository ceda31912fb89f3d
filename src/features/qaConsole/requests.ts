/** From an act to what is asked of the mock: the same for the console in the page, for its links and for tests. */
import * as v from 'valibot';
import type { Act, ActOf } from './acts';

/** One request below the origin. */
export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/__mock/clock`, or `/api/payment.php` where a scenario needs a call of the product first. */
  readonly url: string;
  readonly body?: unknown;
}

/** Makes a request and gives its answer. @throws Error when the mock refuses it */
export type Send = (request: ControlRequest) => Promise<unknown>;

const post = (name: string, body: unknown): ControlRequest => ({
  method: 'POST',
  url: `/__mock/${name}`,
  body,
});

const clockAnswer = v.object({ clock: v.object({ now: v.string() }) });

/**
 * How long it is until the next day begins where the clock of the device is set to.
 * @param now milliseconds since 1970
 * @returns milliseconds; one second into the day, so that whatever waits for it is due
 */
export function untilMidnight(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 1, 0);
  return day.getTime() - now;
}

async function moveClock({ word }: ActOf<'clock'>, send: Send): Promise<unknown> {
  if (word === 'reset') return send(post('clock', { reset: true }));
  if (word !== 'midnight') return send(post('clock', { freeze: word === 'freeze' }));
  const state = await send({ method: 'GET', url: '/__mock/state' });
  const { clock } = v.parse(clockAnswer, state);
  return send(post('clock', { advance_ms: untilMidnight(Date.parse(clock.now)) }));
}

/** Acts that the mock knows nothing of: a scenario is made of others, texts and language are the browser's. */
export type WorldAct = Exclude<Act, { do: 'show' | 'texts' | 'lang' }>;

/**
 * Does one act to the world.
 * @returns what the mock answered
 * @throws Error when it refuses
 */
export async function doToWorld(act: WorldAct, send: Send): Promise<unknown> {
  switch (act.do) {
    case 'clock':
      return moveClock(act, send);
    case 'as':
      return send(post('persona', { email: act.email }));
    case 'set':
      return send({ method: 'PATCH', url: '/__mock/settings', body: { [act.name]: act.value } });
    case 'latency':
      return send({ method: 'PATCH', url: '/__mock/settings', body: { latency_ms: act.ms } });
    case 'later':
      return send(post('clock', { advance_ms: act.ms }));
    case 'heal':
      return send({ method: 'DELETE', url: '/__mock/fault' });
    default: {
      const { do: name, ...body } = act;
      return send(post(name, body));
    }
  }
}
