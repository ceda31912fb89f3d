/** The mock's clock: what falls due happens at its own time and in its order, however far the clock is moved at once. */
import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '@mocks/clock';
import { partsOf } from '@mocks/browser/worldParts';
import { clientId, createCaller, type Caller } from './caller';

/** A member who writes to several: each of them reads, writes for a while, and answers. */
async function beginMuch(): Promise<Caller> {
  const caller = createCaller('time');
  await caller.logIn('premium');
  const write = (profile: string, number: number) =>
    caller.call('POST', '/api/chat.php', { profile, client_id: clientId(number), text: 'Which bakery?' });
  await write('sofia', 1);
  await write('elena', 2);
  await write('nora', 3);
  return caller;
}
const advance = (caller: Caller, milliseconds: number) =>
  caller.call('POST', '/__mock/clock', { advance_ms: milliseconds });
/** The names of sessions are drawn by the machine, and not by the dice of the world; how long a request took is real time. */
const worldOf = ({ db }: Caller) =>
  [...partsOf(db)]
    .filter(([name]) => !/^(jar|sessions|requests)\//.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('the clock of the mock', () => {
  it('moved at once or in many steps leads to the same world [BX-04]', async () => {
    const atOnce = await beginMuch();
    const inSteps = await beginMuch();
    const waiting = atOnce.db.events.length;
    expect(waiting).toBeGreaterThan(3);
    await advance(atOnce, days(2));
    for (let hour = 0; hour < 48; hour += 1) await advance(inSteps, hours(1));
    const [one, other] = [new Map(worldOf(atOnce)), new Map(worldOf(inSteps))];
    // Names alone: the difference itself would be pages.
    expect([...one].filter(([name, text]) => other.get(name) !== text).map(([name]) => name)).toEqual([]);
    expect(one.size).toBe(other.size);
    expect(atOnce.db.events.length).toBeLessThan(waiting);
  });

  it('lets everything happen at its own time, the earlier first [BX-04]', async () => {
    const caller = await beginMuch();
    const due = new Set(caller.db.events.map(({ at }) => at));
    await advance(caller, minutes(30));
    const arrived = [...caller.db.conversations.values()]
      .flatMap(({ messages }) => messages)
      .filter(({ at, from }) => from !== 'premium' && at > Date.parse('2026-01-15T12:00:00.000Z'))
      .map(({ at }) => at);
    expect(arrived.length).toBeGreaterThanOrEqual(3);
    for (const at of arrived) expect(at).toBeLessThan(Date.parse('2026-01-15T12:30:00.000Z'));
    expect(arrived.some((at) => due.has(at))).toBe(true);
  });
});
