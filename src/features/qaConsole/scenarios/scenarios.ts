/** All scenarios in one table, by area. A new one is a row in one of its parts; a test opens each and looks for what it promises. */
import { errors } from './errors';
import { layout } from './layout';
import { people } from './members';
import { payments } from './payments';
import type { Scenario } from './scenario';
import { site } from './site';

export const scenarios: readonly Scenario[] = [...errors, ...payments, ...layout, ...site, ...people];

/** The scenario of this name. */
export const scenarioOf = (id: string): Scenario | undefined => scenarios.find((row) => row.id === id);
