/** Takes the mock backend and the pages for testers out of a build before it sees them: what is left is what production is. */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Everything that is for testers alone, below the project's root. */
const FOR_TESTERS =
  /^(mocks\/(?!node\/vitePlugin\.ts)|src\/features\/qaConsole\/|src\/app\/(MockLinks|MockTracking|TesterPage|mockConsole)\.tsx$)/;

/** Whether a file is for testers alone. @param file its path from the project's root, with forward slashes */
export const isForTesters = (file: string): boolean => FOR_TESTERS.test(file);

/**
 * The plugin.
 * @param root the project's root folder
 * @param isWanted false leaves everything as it is
 */
export function withoutMock(root: string, isWanted: boolean): Plugin {
  return {
    name: 'without-mock',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      const name = path.relative(root, file).split(path.sep).join('/');
      // A module that asks one of them for anything ends the build with an error: then production does need it.
      return isWanted && isForTesters(name) ? 'export {};' : null;
    },
  };
}
