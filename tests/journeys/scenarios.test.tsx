// @vitest-environment jsdom
/** Every scenario of the QA console is opened and shows what it promises: a share of them in the gate, all in the matrix. */
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import type { Scenario } from '@/features/qaConsole/scenarios/scenario';
import { readRequests } from '@/features/qaConsole/mockState';
import { scenarios } from '@/features/qaConsole/scenarios/scenarios';
import { cases } from '@tests/factories/chance';
import type { TestBackend } from '@mocks/testServer';
import { alarms, doPress, isShown, openScenario, removeByHand, sendToMock } from './openScenario';
import { settled } from './settled';

/** A page of the app each: the gate takes one in so many, from every area. */
const SHARE = 16;

/** Who waits longer, or lacks a file of the build, does so in the matrix alone, in a browser. */
const SOON_MS = 5000;
const soon = scenarios.filter(
  ({ after_ms = 0, byHand }) => after_ms <= SOON_MS && byHand !== 'log-in-missing',
);
const chosen = soon.filter((_, index) => index % Math.floor(soon.length / cases(soon.length, SHARE)) === 0);

let backend: TestBackend | undefined;
let store: AppStore | undefined;
afterEach(async () => {
  await settled();
  // What the whole app has begun for its member ends with it.
  cleanup();
  store?.dispatch(loggedOut({ by: 'tab' }));
  backend?.close();
  localStorage.clear();
  sessionStorage.clear();
  removeByHand();
  window.history.replaceState(null, '', '/');
});

/** What a scenario promises is not there before the tester has done what it says. */
async function open(scenario: Scenario): Promise<void> {
  ({ backend, store } = await openScenario(scenario));
  await settled();
  const { presses = [], shows, place, hides } = scenario;
  const isThereBefore = presses.length > 0 && hides === undefined && isShown(shows, place);
  expect(isThereBefore).toBe(false);
  for (const press of presses) await doPress(press);
}

/** The kinds of the faults that have struck so far. */
async function struck(): Promise<readonly string[]> {
  const requests = await readRequests(sendToMock);
  return requests.flatMap(({ fault }) => fault ?? []);
}

it.each(chosen.map((scenario) => [scenario.id, scenario] as const))(
  '%s shows its screen [BX-03]',
  async (_, scenario) => {
    await open(scenario);
    const { shows, place, also = [], hides, quiet, steps } = scenario;
    await waitFor(() => expect(isShown(shows, place)).toBe(true));
    for (const words of also) await waitFor(() => expect(isShown(words)).toBe(true));
    expect(hides !== undefined && isShown(hides)).toBe(false);
    const faults = steps.flatMap((step) => (step.do === 'fault' ? [step.kind] : []));
    await waitFor(async () => expect(await struck()).toEqual(expect.arrayContaining(faults)));
    // At the end: an alarm would come with the fault.
    expect(quiet ? alarms() : []).toEqual([]);
  },
);
