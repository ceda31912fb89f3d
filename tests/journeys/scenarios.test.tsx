// @vitest-environment jsdom
/** Every scenario of the QA console is opened and shows what it promises: a share of them in the gate, all in the matrix. */
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import type { Scenario } from '@/features/qaConsole/scenarios/scenario';
import { scenarios } from '@/features/qaConsole/scenarios/scenarios';
import { cases } from '@tests/factories/chance';
import type { TestBackend } from '@mocks/testServer';
import { doPress, isShown, openScenario } from './openScenario';
import { settled } from './settled';

/** A page of the app each: the gate takes one in so many, from every area. */
const SHARE = 8;
const count = cases(scenarios.length, SHARE);
const chosen = scenarios.filter((_, index) => index % Math.floor(scenarios.length / count) === 0);

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
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

async function open(scenario: Scenario): Promise<void> {
  ({ backend, store } = await openScenario(scenario));
  await settled();
  for (const press of scenario.presses ?? []) await doPress(press);
}

it.each(chosen.map((scenario) => [scenario.id, scenario] as const))(
  '%s shows its screen [BX-03]',
  async (_, scenario) => {
    await open(scenario);
    await waitFor(() => expect(isShown(scenario.shows)).toBe(true));
    expect(scenario.hides !== undefined && isShown(scenario.hides)).toBe(false);
  },
);
