/** The scenarios of the QA console for end-to-end tests: the same states, by the same names. */
import { playScenario } from '@/features/qaConsole/play';
import type { ControlRequest } from '@/features/qaConsole/requests';
import { scenarioOf, scenarios } from '@/features/qaConsole/scenarios/scenarios';
import type { MockWorld } from './mockWorld';

/** Names of all scenarios. */
export const scenarioNames = (): readonly string[] => scenarios.map(({ id }) => id);

/**
 * Brings a world into the state of a scenario, from the beginning of that world.
 * @param id its name in the console, such as `er-02`
 * @returns the address to open
 * @throws Error for an unknown name, or when the mock refuses a step
 */
export function openScenario(world: MockWorld, id: string, seed?: string): Promise<string> {
  const scenario = scenarioOf(id);
  if (!scenario) throw new Error(`There is no scenario "${id}".`);
  return playScenario(scenario, (request: ControlRequest) => world.send(request), seed);
}
