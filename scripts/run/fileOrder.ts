// In which order the unit tests run: all that need a page first, then all others.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * A worker goes on with the next file only where that needs the same surroundings; otherwise it ends, and a new one loads every
 * library again. Mixed by size, as they would be, every other file costs a new worker: a third of the run.
 */
export class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const { pages = [], others = [] } = Object.groupBy(bySize, (file) =>
      needsPage(file) ? 'pages' : 'others',
    );
    return [...pages, ...others];
  }
}
