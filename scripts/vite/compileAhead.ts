/** Less work for a phone's first second, on the thread that paints. */
import type { Plugin } from 'vite';

/** Chrome compiles all functions of such a file while it comes, beside that thread, and not one by one when each is called. */
export const EAGER = '//# allFunctionsCalledOnLoad\n';

/** Below that the line weighs more than it saves. */
const WORTH_CHARACTERS = 20_000;
/** Tables of data hold hardly any. */
const CHARACTERS_PER_FUNCTION = 1_000;

/**
 * @param code of one file, without the line
 * @returns whether there is enough to compile in it
 */
export function isWorthIt(code: string): boolean {
  const functions = code.match(/=>|\bfunction\b/g)?.length ?? 0;
  return code.length > WORTH_CHARACTERS && functions * CHARACTERS_PER_FUNCTION > code.length;
}

/**
 * What the app begins with runs in a fifth of the time: nearly all of it was compiling. The line has to be a file's first one,
 * and Vite itself puts something before the code of files that ask for others: it comes last of all.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && isWorthIt(file.code)) file.code = EAGER + file.code;
    },
  },
};
