// In which order the unit tests run: all that need a page first, then all others.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './command.ts';

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** A place among all files that has nothing to do with their names or sizes, another one for each seed. */
const placeOf = ({ moduleId }: TestSpecification, seed: string): string =>
  createHash('sha1')
    .update(`${seed} ${path.relative(ROOT, moduleId)}`)
    .digest('hex');

/**
 * A worker goes on with the next file only where that needs the same surroundings; otherwise it ends, and a new one loads every
 * library again. Mixed by size, as they would be, every other file costs a new worker: a third of the run. `TEST_ORDER` names another order among the files that have the same.
 */
export class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env['TEST_ORDER'];
    const sorted =
      seed === undefined
        ? await super.sort(files)
        : files.toSorted((a, b) => (placeOf(a, seed) < placeOf(b, seed) ? -1 : 1));
    const { pages = [], others = [] } = Object.groupBy(sorted, (file) =>
      needsPage(file) ? 'pages' : 'others',
    );
    return [...pages, ...others];
  }
}
