/** Every scenario of the QA console against the mock: each of its steps is accepted, and it ends at an address of the product. */
import { describe, expect, it } from 'vitest';
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';
import { COUNTRIES } from '@/config/countries';
import { readState } from '@/features/qaConsole/mockState';
import { playScenario, playState } from '@/features/qaConsole/play';
import type { Send } from '@/features/qaConsole/requests';
import { AREAS } from '@/features/qaConsole/scenarios/scenario';
import { scenarioOf, scenarios } from '@/features/qaConsole/scenarios/scenarios';
import { createCaller, NOON, type Caller } from './caller';

/** The same refusals as in a page. */
const sendTo =
  (caller: Caller): Send =>
  async ({ method, url, body }) => {
    const answer = await caller.call(method, url, body);
    if (answer.status !== 200) throw new Error(`${method} ${url}: ${answer.status}`);
    return answer.body;
  };
const noBrowser = { chooseTexts: () => undefined, chooseLanguage: () => undefined };

const A_NUMBER: unknown = expect.any(Number);

describe('a scenario', () => {
  // Each begins with a world of its own.
  const shared = createCaller();

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s is a state that the mock can be brought to [BX-03]',
    async (_, scenario) => {
      const address = await playScenario(scenario, sendTo(shared));
      expect(address).not.toMatch(/[{}]/);
      const { pathname } = new URL(address, 'http://site.test');
      const isPage = Object.values(patterns).some((pattern) => matchPath(pattern, pathname) !== null);
      expect(isPage).toBe(scenario.id !== 'er-19-404');
    },
  );

  const sized = scenarios.filter(({ world }) => world !== undefined);
  it.each(sized.map((scenario) => [scenario.id, scenario] as const))(
    '%s has a world as large as it says [BX-03]',
    async (_, scenario) => {
      const send = sendTo(createCaller());
      const { people, members = 0, ...others } = scenario.world ?? {};
      const ordinary = await readState(send);
      await playScenario(scenario, send);
      const { counts, personas } = await readState(send);
      const everybody = people === 0 ? personas.length : (ordinary.counts['members'] ?? 0);
      const atLeast = { ...others, members: everybody + members };
      for (const [name, least] of Object.entries(atLeast))
        expect(counts[name]).toBeGreaterThanOrEqual(least ?? 0);
      expect(counts['members']).toBeLessThanOrEqual(people === 0 ? atLeast.members : Infinity);
    },
  );

  it('is there for every country, every niche, and every state of push that a page can tell [BX-03]', () => {
    const ids = new Set(scenarios.map(({ id }) => id));
    const wanted = [
      ...COUNTRIES.map((country) => `search-in-${country.toLowerCase()}`),
      ...['here', 'denied', 'on', 'refused', 'prompt'].map((state) => `push-${state}`),
      ...['first', 'skipped', 'installed', 'member', 'off', 'listed', 'unlisted'].map((at) => `entry-${at}`),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is the same each time, whatever was done before [BX-03]', async () => {
    const caller = createCaller();
    caller.db.begins_at = NOON;
    const send = sendTo(caller);
    const one = scenarioOf('nv-credits-many');
    const two = scenarioOf('ly-mails-bounce');
    if (!one || !two) throw new Error('Scenarios are missing');
    await playScenario(one, send, 'same');
    const first = (await caller.call('GET', '/__mock/state')).body;
    await playScenario(two, send, 'same');
    await caller.call('POST', '/__mock/fault', { match: '* *', kind: 'slow' });
    await playScenario(one, send, 'same');
    const second = (await caller.call('GET', '/__mock/state')).body;
    expect(second['user']).toEqual(first['user']);
    expect(second['faults']).toEqual([]);
    expect(second['counts']).toEqual(first['counts']);
  });

  it('has an id of its own, and none of the catalogue of errors is missing [BX-03]', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = new Set(ids.flatMap((id) => /^er-\d\d/.exec(id)?.[0] ?? []));
    expect([...named].toSorted()).toEqual(
      Array.from({ length: 21 }, (_, index) => `er-${String(index + 1).padStart(2, '0')}`),
    );
    expect(AREAS.filter((area) => !scenarios.some((row) => row.area === area))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('niche-'))).toHaveLength(7);
  });
});

describe('a link', () => {
  it('does what was done in that order: world, scenario, and what came after it [BX-03]', async () => {
    const caller = createCaller();
    const address = await playState(
      {
        acts: [
          { do: 'reset', seed: 'linked', people: 0, members: 10 },
          { do: 'as', email: 'low@example.test' },
          { do: 'member', credits: 3 },
          { do: 'set', name: 'niche', value: 4 },
          { do: 'latency', ms: 0 },
          { do: 'clock', word: 'freeze' },
          { do: 'fault', match: 'POST chat.php', kind: 'status', status: 503, times: 2 },
        ],
        at: '/likes',
      },
      sendTo(caller),
      noBrowser,
    );
    expect(address).toBe('/likes');
    expect((await caller.call('GET', '/__mock/state')).body).toMatchObject({
      seed: 'linked',
      persona: 'low@example.test',
      settings: { niche: 4 },
      faults: [{ match: 'POST chat.php', status: 503, times: 2 }],
      user: { credits: 3 },
      clock: { frozen_at: A_NUMBER },
    });
  });

  it('leads to the page of its scenario, and begins with its seed [BX-03]', async () => {
    const caller = createCaller();
    const acts = [
      { do: 'reset', seed: 'mine' },
      { do: 'show', id: 'er-18' },
    ] as const;
    expect(await playState({ acts, at: null }, sendTo(caller), noBrowser)).toBe('/signup');
    expect(caller.db.seed).toBe('mine');
    expect(caller.db.settings.signups).toBe('none');
  });

  it('moves to the next midnight of the tester, where swipes come back [BX-04]', async () => {
    const caller = createCaller();
    await playState({ acts: [{ do: 'clock', word: 'midnight' }], at: null }, sendTo(caller), noBrowser);
    const { body } = await caller.call('GET', '/__mock/alive');
    const now = new Date(String(body['now']));
    expect([now.getHours(), now.getMinutes()]).toEqual([0, 0]);
  });

  it('says which scenario it does not know', async () => {
    const caller = createCaller();
    await expect(
      playState({ acts: [{ do: 'show', id: 'no-such' }], at: null }, sendTo(caller), noBrowser),
    ).rejects.toThrow('no-such');
  });
});
